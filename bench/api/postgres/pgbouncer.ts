import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../server/testing/free-port';
import { postgresIdentity } from '../../../server/testing/temporary-postgres';
import { listening } from '../nginx';

export interface Pgbouncer {
  port: number;
  /** Leads all to another server from now on: its file is written anew, and it is told to read it. */
  leadTo(port: number): void;
  stop(): void;
}

const config = (folder: string, port: number, server: number, database: string): string => `
[databases]
${database} = host=127.0.0.1 port=${server} dbname=${database} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 5
logfile = ${folder}/pgbouncer.log
`;

/** As `docs/growing.md` has it, in front of one server. */
export async function startPgbouncer(folder: string, server: number, database: string): Promise<Pgbouncer> {
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const user = postgresIdentity();
  const leadTo = (to: number): void => {
    writeFileSync(file, config(folder, port, to, `${database}`));
    if (user.uid !== undefined && user.gid !== undefined) chownSync(file, user.uid, user.gid);
  };
  leadTo(server);
  const child: ChildProcess = spawn('pgbouncer', ['-q', file], { ...user, cwd: folder, stdio: 'ignore' });
  await listening('pgbouncer', port, child);
  return {
    port,
    leadTo(to) {
      leadTo(to);
      child.kill('SIGHUP');
    },
    stop: () => void child.kill('SIGINT'),
  };
}
