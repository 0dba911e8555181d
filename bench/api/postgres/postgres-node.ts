import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../../server/testing/free-port';
import { postgresIdentity } from '../../../server/testing/temporary-postgres';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A server of its own folder and port, as an operator has one on each machine. */
export interface PostgresNode {
  port: number;
  /** Runs one statement and gives its rows. */
  ask(text: string, database?: string): Promise<Record<string, unknown>[]>;
  /** Ends it and all that it has started at once, as a machine that loses its power. */
  killAtOnce(): Promise<void>;
  /** `pg_ctl promote`: the replica takes what is written from then on. */
  promote(): void;
  stop(): Promise<void>;
  /** Its data folder. */
  data: string;
}

export interface NodePlace {
  /** The folder of PostgreSQL's programs. */
  binaries: string;
  /** Of this node; made here. */
  data: string;
}

/** One of PostgreSQL's programs, as the user that its package made. */
export const runTool = ({ binaries }: Pick<NodePlace, 'binaries'>, tool: string, words: string[]): void => {
  execFileSync(join(binaries, tool), words, {
    ...postgresIdentity(),
    cwd: '/',
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

async function askOn(port: number, text: string, database = 'postgres'): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Starts the server of a data folder. @param settings as `name=value`. */
export async function startNode({ binaries, data }: NodePlace, settings: string[]): Promise<PostgresNode> {
  const port = await freePort();
  const words = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    ...settings,
  ];
  const child: ChildProcess = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), ...words.flatMap((word) => ['-c', word])],
    { ...postgresIdentity(), cwd: '/', stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (;;) {
    try {
      await askOn(port, 'SELECT 1');
      break;
    } catch (error) {
      if (child.exitCode !== null) throw error;
      await pause(50);
    }
  }
  return {
    port,
    data,
    ask: (text, database) => askOn(port, text, database),
    async killAtOnce() {
      const family = [child.pid ?? 0, ...childrenOf(child.pid ?? 0)];
      for (const pid of family) process.kill(pid, 'SIGKILL');
      await ended;
    },
    promote: () => runTool({ binaries }, 'pg_ctl', ['promote', '--no-wait', `--pgdata=${data}`]),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
      await ended;
    },
  };
}

export function initNode(place: NodePlace): void {
  runTool(place, 'initdb', ['-D', place.data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C']);
}

/** A replica that follows another node, from a copy of it; what was in its folder is gone. */
export async function startReplica(
  place: NodePlace,
  primary: PostgresNode,
  name: string,
): Promise<PostgresNode> {
  if (existsSync(place.data)) rmSync(place.data, { recursive: true });
  const source = `host=127.0.0.1 port=${primary.port} user=postgres application_name=${name}`;
  runTool(place, 'pg_basebackup', ['-D', place.data, '-R', '-X', 'stream', '-c', 'fast', '-d', source]);
  return startNode(place, []);
}
