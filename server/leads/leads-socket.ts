import { chmod } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Store } from '../storage/store';
import { filterFromQuery } from './lead-filter';
import { readLeads } from './lead-repository';
import { claimSocketPath } from './socket-path';

async function answer(request: IncomingMessage, response: ServerResponse, store: Store): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://socket');
  const filter = url.pathname === '/leads' ? filterFromQuery(url.searchParams) : undefined;
  if (filter === undefined) {
    response.writeHead(400).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  for await (const lead of readLeads(store, filter)) {
    // A reader that stopped reading must not make the server hold everything in memory.
    if (!response.write(`${JSON.stringify(lead)}\n`)) {
      await new Promise<void>((resolve) => {
        response.once('drain', resolve);
        response.once('close', resolve);
      });
    }
    if (response.destroyed) return;
  }
  // The reader takes a stream without this line as cut off.
  response.end('{"end":true}\n');
}

const listen = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });

/**
 * Lets the `leads` command of the same user read while this process holds the database file.
 * @returns what closes it.
 */
export async function openLeadsSocket(dataDir: string, store: Store): Promise<() => Promise<void>> {
  const path = await claimSocketPath(dataDir);
  const server = createServer((request, response) => {
    answer(request, response, store).catch(() => response.destroy());
  });
  const mask = process.umask(0o177);
  try {
    await listen(server, path);
  } finally {
    process.umask(mask);
  }
  await chmod(path, 0o600);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
