import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { buildApp } from '../app';
import { openStore } from '../storage/open-store';
import { testConfig } from './test-config';

const documentSchema = v.looseObject({
  paths: v.record(v.string(), v.record(v.string(), v.looseObject({ requestBody: v.optional(v.unknown()) }))),
});

/** What the server says of itself; also outside of a test. */
export async function openapiDocument(): Promise<v.InferOutput<typeof documentSchema>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'verisiam-openapi-'));
  const config = testConfig({ dataDir });
  const store = await openStore(config);
  const { server } = await buildApp({ config, store });
  const { body } = await server.inject({ url: '/api/openapi.json' });
  await server.close();
  await store.destroy();
  rmSync(dataDir, { recursive: true });
  return v.parse(documentSchema, JSON.parse(body));
}
