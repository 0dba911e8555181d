import { type BenchDatabase, fileDatabase } from '../databases';
import { HttpConnection } from '../http-connection';
import { type ServerProcess, startServerProcess } from '../server-process';

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A server of its own on a file of its own, gone afterwards. */
export async function withServer<T>(
  environment: Record<string, string>,
  work: (server: ServerProcess, database: BenchDatabase) => Promise<T>,
  program?: string[],
): Promise<T> {
  const database = fileDatabase();
  const server = await startServerProcess({ ...database.environment, ...environment }, program);
  try {
    return await work(server, database);
  } finally {
    await server.kill('SIGKILL');
    await database.remove();
  }
}

/** The answers to requests that are sent one after the other on one connection. */
export async function sendAll(port: number, requests: Iterable<string>) {
  const connection = new HttpConnection(port);
  const answers: Awaited<ReturnType<HttpConnection['send']>>[] = [];
  for (const request of requests) answers.push(await connection.send(request));
  connection.close();
  return answers;
}

export const times = <T>(many: number, make: (index: number) => T): T[] =>
  Array.from({ length: many }, (_, index) => make(index));

export const retryAfterOf = ({ headers }: { headers: string }): string =>
  /\r\nretry-after: (\d+)/i.exec(headers)?.[1] ?? '-';
