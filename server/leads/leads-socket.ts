import { chmod } from 'node:fs/promises';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import type { Store } from '../storage/store';
import { filterFromQuery, type LeadFilter } from './lead-filter';
import { readLeads } from './lead-repository';
import { claimSocketPath } from './socket-path';

async function* linesOf(store: Store, filter: LeadFilter): AsyncGenerator<string> {
  for await (const lead of readLeads(store, filter)) yield `${JSON.stringify(lead)}\n`;
  // The reader takes a stream without this line as cut off.
  yield '{"end":true}\n';
}

/**
 * Lets the `leads` command of the same user read while this process holds the database file.
 * @returns what closes it.
 */
export async function openLeadsSocket(dataDir: string, store: Store): Promise<() => Promise<void>> {
  const path = await claimSocketPath(dataDir);
  const server = Fastify({ forceCloseConnections: true });
  server.get('/leads', async (request, reply) => {
    const filter = filterFromQuery(request.query);
    if (filter === undefined) return reply.code(400).send();
    return reply.type('application/x-ndjson').send(Readable.from(linesOf(store, filter)));
  });
  const mask = process.umask(0o177);
  try {
    await server.listen({ path });
  } finally {
    process.umask(mask);
  }
  await chmod(path, 0o600);
  return () => server.close();
}
