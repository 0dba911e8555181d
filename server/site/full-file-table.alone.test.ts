import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { startTestApp } from '../testing/test-app';

const { table } = vi.hoisted(() => ({ table: { isFull: false } }));

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  const readFileSync = (...parameters: Parameters<typeof real.readFileSync>) => {
    if (table.isFull) throw Object.assign(new Error(), { code: 'EMFILE' });
    return real.readFileSync(...parameters);
  };
  return { ...real, readFileSync };
});

afterEach(() => {
  table.isFull = false;
});

test('a page asked for while no file can be opened ends nothing, and has its tag afterwards', async () => {
  const folder = join(temporaryFolder(), 'client');
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), 'home');
  const { server } = await startTestApp({ config: { siteDir: folder } });
  table.isFull = true;
  const meanwhile = await server.inject({ url: '/' });
  expect([meanwhile.statusCode, meanwhile.headers['etag']]).toEqual([200, undefined]);
  table.isFull = false;
  const afterwards = await server.inject({ url: '/' });
  expect(afterwards.headers['etag']).toMatch(/^".{22}"$/);
  expect((await server.inject({ url: '/' })).headers['etag']).toBe(afterwards.headers['etag']);
});
