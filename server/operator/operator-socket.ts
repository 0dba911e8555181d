import { chmod } from 'node:fs/promises';
import { Readable } from 'node:stream';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { describeError } from '../http/error-log';
import type { Services } from '../services';
import type { AnswerLine } from './answer-line';
import type { Command, OperatorContext } from './command';
import { OPERATOR_COMMANDS } from './commands';
import { claimSocketPath } from './socket-path';

type Serving = Pick<Services, 'config' | 'store' | 'secret' | 'now'>;

type Log = Pick<FastifyBaseLogger, 'warn'>;

async function* answersOf(
  command: Command<unknown, unknown>,
  context: OperatorContext,
  input: unknown,
  log: Log,
): AsyncGenerator<AnswerLine> {
  try {
    for await (const item of command.run(context, input)) yield { item };
    yield { end: true };
  } catch (error) {
    log.warn({ command: command.name, failure: describeError(error) }, 'a command failed');
    yield { failed: true };
  }
}

async function* linesOf(answers: AsyncIterable<AnswerLine>): AsyncGenerator<string> {
  for await (const answer of answers) yield `${JSON.stringify(answer)}\n`;
}

/**
 * Lets the commands of the same user read and change what this process holds the file of.
 * @returns what closes it.
 */
export async function openOperatorSocket(
  { config, store, secret, now }: Serving,
  log: Log,
): Promise<() => Promise<void>> {
  const path = await claimSocketPath(config.dataDir);
  const server = Fastify({ forceCloseConnections: true });
  for (const command of OPERATOR_COMMANDS) {
    server.post(`/${command.name}`, async (request, reply) => {
      const input = command.parse(request.body);
      if (input === undefined) return reply.code(400).send();
      const context = { store, config, now: now(), loadSecret: async () => secret };
      const lines = linesOf(answersOf(command, context, input, log));
      return reply.type('application/x-ndjson').send(Readable.from(lines));
    });
  }
  const mask = process.umask(0o177);
  try {
    await server.listen({ path });
  } finally {
    process.umask(mask);
  }
  await chmod(path, 0o600);
  return () => server.close();
}
