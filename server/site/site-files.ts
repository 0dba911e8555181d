import type { Stats } from 'node:fs';
import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { entityTagOf } from './entity-tags';
import { createFileMemory, identityOf } from './file-memory';
import { isHeld } from './if-none-match';

/** A build with its compressed twins is about 12 MB; a larger one keeps what is asked for. */
const MOST_BYTES = 64 * 1024 * 1024;
/** What is larger is read from the disk while it is sent. */
const MOST_BYTES_A_FILE = 1024 * 1024;

/** The header as every browser writes it; where it weighs codings, the library chooses each time. */
const PLAIN_LIST = /^[a-z, ]*$/;

/** The build's files have a twin in each. */
const CODINGS = ['br', 'gzip'] as const;

function keyOf(path: string, { headers }: FastifyRequest): string | undefined {
  const accepted = headers['accept-encoding'] ?? '';
  if (!PLAIN_LIST.test(accepted)) return undefined;
  const asked = accepted.split(/[, ]+/);
  // Each at most once and in this order: however a client writes its list, it can't fill the memory with names.
  return `${CODINGS.filter((coding) => asked.includes(coding)).join()} ${path}`;
}

const KEPT_HEADERS = ['content-type', 'content-encoding'] as const;

function headersOf(reply: FastifyReply): Record<string, string> {
  const set = KEPT_HEADERS.map((name): [string, unknown] => [name, reply.getHeader(name)]);
  return Object.fromEntries(
    set.filter((header): header is [string, string] => typeof header[1] === 'string'),
  );
}

interface Sent {
  path: string;
  file: string;
  stats: Stats;
  tag: string;
}

export type SendFile = (request: FastifyRequest, reply: FastifyReply, path: string) => FastifyReply;

/**
 * Sends the files of a folder, compressed where the build has them so, and only what the client lacks. From memory
 * once they were read, so that a page waits for no thread that hashes a password: see server/README.md.
 */
export async function registerSiteFiles(app: FastifyInstance, folder: string): Promise<SendFile> {
  const memory = createFileMemory(MOST_BYTES);
  const asked = new WeakMap<object, { request: FastifyRequest; path: string }>();
  const sent = new WeakMap<object, Sent>();
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    index: false,
    etag: false,
    lastModified: false,
    cacheControl: false,
    acceptRanges: false,
    setHeaders: (response, file, stats) => {
      const found = asked.get(response);
      // There is such a file: until then its name is what somebody typed.
      if (found !== undefined) found.request.logName = found.path;
      const tag = entityTagOf(file, stats);
      response.setHeader('vary', 'Accept-Encoding');
      if (tag === undefined) return;
      response.setHeader('etag', tag);
      if (found !== undefined) sent.set(response, { path: found.path, file, stats, tag });
    },
  });

  async function keepInMemory(
    request: FastifyRequest,
    reply: FastifyReply,
    body: Readable,
  ): Promise<unknown> {
    const found = sent.get(reply.raw);
    const key = found && keyOf(found.path, request);
    if (found === undefined || key === undefined) return body;
    const { file, stats, tag } = found;
    if (request.method !== 'GET' || stats.size > MOST_BYTES_A_FILE) return body;
    const whole = Buffer.concat(await body.toArray());
    // Replaced while it was read: sent as it is, and read again the next time.
    if (whole.length === stats.size) {
      memory.keep(key, {
        file,
        identity: identityOf(stats),
        headers: headersOf(reply),
        tag,
        body: whole,
      });
    }
    return whole;
  }

  app.addHook('onSend', async (request, reply, payload) => {
    const tag = reply.raw.getHeader('etag');
    if (typeof tag !== 'string' || !isHeld(tag, request.headers['if-none-match'])) {
      return payload instanceof Readable ? keepInMemory(request, reply, payload) : payload;
    }
    if (payload instanceof Readable && request.method !== 'HEAD') payload.destroy();
    for (const name of ['content-length', 'content-type', 'content-encoding']) void reply.removeHeader(name);
    void reply.code(304);
    // The framework leaves the body of a HEAD out itself, and fails where there is none.
    return request.method === 'HEAD' ? payload : null;
  });

  return (request, reply, path) => {
    const key = keyOf(path, request);
    const found = key === undefined ? undefined : memory.find(key);
    if (found === undefined) {
      asked.set(reply.raw, { request, path });
      return reply.sendFile(path);
    }
    request.logName = path;
    reply.raw.setHeader('etag', found.tag);
    reply.raw.setHeader('vary', 'Accept-Encoding');
    return reply.headers(found.headers).send(found.body);
  };
}
