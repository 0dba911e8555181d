import { get, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { errorCode } from '../errors/error-code';
import { filterToQuery, type LeadFilter } from './lead-filter';

function connect(socketPath: string, filter: LeadFilter): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ socketPath, path: `/leads?${filterToQuery(filter)}` }, resolve).on('error', reject);
  });
}

function isEnd(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'end' in value;
}

async function* readLines(response: IncomingMessage): AsyncGenerator<unknown> {
  for await (const line of createInterface({ input: response })) {
    const value: unknown = JSON.parse(line);
    if (isEnd(value)) return;
    yield value;
  }
  throw new Error('The server stopped before all leads were read; ask again.');
}

/** The leads that a running server gives, or undefined when none runs. */
export async function askServer(
  socketPath: string,
  filter: LeadFilter,
): Promise<AsyncGenerator<unknown> | undefined> {
  try {
    const response = await connect(socketPath, filter);
    if (response.statusCode !== 200) throw new Error('The running server is of another version; restart it.');
    return readLines(response);
  } catch (error) {
    // No socket, or one that a killed server left behind.
    if (['ENOENT', 'ECONNREFUSED'].includes(errorCode(error))) return undefined;
    throw error;
  }
}
