import { sql } from 'kysely';
import { buildApp } from '../../server/app';
import { parseConfig } from '../../server/config/config';
import { openStore, placeOf } from '../../server/storage/open-store';
import { say } from './statistics';

/** The server with `synchronous=NORMAL`, as the control that has to lose rows in a power cut. */
export async function serveNormal(): Promise<void> {
  const config = parseConfig(process.env, process.cwd());
  const store = await openStore(config);
  await sql`PRAGMA synchronous=NORMAL`.execute(store);
  const { server } = await buildApp({ config, store });
  const address = await server.listen({ port: config.port, host: '127.0.0.1' });
  say(`Verisiam is at ${address} (data in ${placeOf(config)})`);
}
