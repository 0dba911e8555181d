import { type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { errorCode } from '../errors/error-code';
import { answerLineSchema } from './answer-line';

function connect(socketPath: string, command: string, input: unknown): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    request({ socketPath, path: `/${command}`, method: 'POST', headers }, resolve)
      .on('error', reject)
      .end(JSON.stringify(input));
  });
}

async function* readItems(response: IncomingMessage): AsyncGenerator<unknown> {
  try {
    for await (const line of createInterface({ input: response })) {
      const value: unknown = JSON.parse(line);
      const answer = v.parse(answerLineSchema, value);
      if ('item' in answer) yield answer.item;
      else if ('end' in answer) return;
      else throw new Error('The running server could not do it; its log says why.');
    }
  } finally {
    // Whoever has read enough is not kept waiting for the rest.
    response.destroy();
  }
  throw new Error('The server stopped before all was read; ask again.');
}

/** What a running server answers, or undefined when none runs. */
export async function askServer(
  socketPath: string,
  command: string,
  input: unknown,
): Promise<AsyncGenerator<unknown> | undefined> {
  try {
    const response = await connect(socketPath, command, input);
    if (response.statusCode !== 200) throw new Error('The running server is of another version; restart it.');
    return readItems(response);
  } catch (error) {
    // No socket, or one that a killed server left behind.
    if (['ENOENT', 'ECONNREFUSED'].includes(errorCode(error))) return undefined;
    throw error;
  }
}
