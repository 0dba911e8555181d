import { cwd, env, exit, stderr, stdout } from 'node:process';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { SITE } from '../src/config/site';
import { parseConfig } from './config/config';
import { describeError } from './http/error-log';
import { portOf } from './http/port-of';
import { STOP_LIMITS_MS } from './http/stop-limits';
import { describeStartFailure } from './start-failure';
import { startServer } from './start-server';
import { placeOf } from './storage/open-store';
import { writeOut } from './write-out';

function addressOf(server: FastifyInstance, host: string): string {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${portOf(server.server)}`;
}

async function main(): Promise<void> {
  // What this process writes is visitors' data, for its own user alone.
  process.umask(0o077);
  // Of whoever reads the log and has gone: the server goes on.
  stdout.on('error', () => {});
  const config = parseConfig(env, cwd());
  const { server, stop } = await startServer(config);
  // Its own log would write an error's message, which may hold what a visitor typed.
  closeWithGrace({ delay: STOP_LIMITS_MS.process, logger: false }, async ({ err }) => {
    if (err !== undefined) server.log.fatal({ failure: describeError(err) }, 'closing after an error');
    await stop();
    writeOut(`${SITE.name} has stopped.\n`);
  });
  // Last: whoever reads it may send a signal at once.
  writeOut(`${SITE.name} is at ${addressOf(server, config.host)} (data in ${placeOf(config)})\n`);
}

main().catch((error: unknown) => {
  stderr.write(`${describeStartFailure(error)}\n`);
  exit(1);
});
