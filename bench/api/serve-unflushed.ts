import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { buildApp } from '../../server/app';
import { parseConfig } from '../../server/config/config';
import { openStore, placeOf } from '../../server/storage/open-store';
import { say } from './statistics';

/** The server without its flushes, as the control that has to lose rows in a power cut. */
export async function serveUnflushed(): Promise<void> {
  Object.assign(fs, { fdatasync: (_file: number, done: (error: null) => void) => done(null) });
  syncBuiltinESMExports();
  const config = parseConfig(process.env, process.cwd());
  const store = await openStore(config);
  const { server } = await buildApp({ config, store });
  const address = await server.listen({ port: config.port, host: '127.0.0.1' });
  say(`Verisiam is at ${address} (data in ${placeOf(config)})`);
}
