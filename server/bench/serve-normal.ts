import { buildApp } from '../app';
import { parseConfig } from '../config';
import { openLibsqlDatabase } from '../storage/libsql-database';
import { createLibsqlStore } from '../storage/libsql-store';
import { migrate } from '../storage/migrate';
import { say } from './statistics';

/** The server with `synchronous=NORMAL`, as the control that has to lose rows in a power cut. */
export async function serveNormal(): Promise<void> {
  const config = parseConfig(process.env, process.cwd());
  const store = createLibsqlStore(openLibsqlDatabase(config.dataDir, 'NORMAL'), config.dataDir);
  await migrate(store, Date.now());
  const { server } = await buildApp({ config, store });
  const address = await server.listen({ port: config.port, host: '127.0.0.1' });
  say(`Verisiam is at ${address} (data in ${store.place})`);
}
