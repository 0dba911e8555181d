import { createServer, type IncomingHttpHeaders } from 'node:http';
import { onTestFinished } from 'vitest';
import { listenOnLoopback } from './loopback';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Something on the loopback that takes webhooks; `answers` are its statuses in turn, then 204.
 * @param beforeAnswer what comes to pass between a request and its answer
 */
export async function startReceiver(
  answers: number[] = [],
  beforeAnswer: () => void = () => {},
): Promise<{ url: URL; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
      beforeAnswer();
      const status = answers.shift() ?? 204;
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  const port = await listenOnLoopback(server);
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return { url: new URL(`http://127.0.0.1:${port}/hook`), received };
}
