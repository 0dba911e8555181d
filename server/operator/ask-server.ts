import { type IncomingMessage, request } from 'node:http';
import { connect as connectTo } from 'node:net';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { errorCode } from '../errors/error-code';
import { answerLineSchema } from './answer-line';
import { CommandError } from './program';

function connect(socketPath: string, command: string, input: unknown): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    request({ socketPath, path: `/${command}`, method: 'POST', headers }, resolve)
      .on('error', reject)
      .end(JSON.stringify(input));
  });
}

/** Of a connection whose server was ended. */
const CUT_OFF = ['ECONNRESET', 'EPIPE'];

const stopped = (): CommandError => new CommandError('The server stopped before all was read; ask again.');

async function* readItems(response: IncomingMessage): AsyncGenerator<unknown> {
  try {
    for await (const line of createInterface({ input: response })) {
      const value: unknown = JSON.parse(line);
      const answer = v.parse(answerLineSchema, value);
      if ('item' in answer) yield answer.item;
      else if ('end' in answer) return;
      else throw new CommandError('The running server could not do it; its log says why.');
    }
  } catch (error) {
    if (!CUT_OFF.includes(errorCode(error))) throw error;
  } finally {
    // Whoever has read enough is not kept waiting for the rest.
    response.destroy();
  }
  throw stopped();
}

/** No socket, or one that a killed server left behind. */
const NOBODY = ['ENOENT', 'ECONNREFUSED'];

/** Whether a server holds the file of this socket's folder now. */
export function isServerRunning(socketPath: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connectTo(socketPath, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error) => {
      if (NOBODY.includes(errorCode(error))) resolve(false);
      else reject(error);
    });
  });
}

/** What a running server answers, or undefined when none runs. */
export async function askServer(
  socketPath: string,
  command: string,
  input: unknown,
): Promise<AsyncGenerator<unknown> | undefined> {
  try {
    const response = await connect(socketPath, command, input);
    if (response.statusCode !== 200) {
      // An answer that nobody reads would keep the process.
      response.destroy();
      throw new CommandError('The running server is of another version; restart it.');
    }
    return readItems(response);
  } catch (error) {
    if (NOBODY.includes(errorCode(error))) return undefined;
    throw CUT_OFF.includes(errorCode(error)) ? stopped() : error;
  }
}
