import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { entityTagOf } from './entity-tags';
import { isHeld } from './if-none-match';

/** Sends the files of a folder, compressed where the build has them so, and only what the client lacks. */
export async function registerSiteFiles(app: FastifyInstance, folder: string): Promise<void> {
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
      response.setHeader('etag', entityTagOf(file, stats));
      response.setHeader('vary', 'Accept-Encoding');
    },
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const tag = reply.raw.getHeader('etag');
    if (typeof tag !== 'string' || !isHeld(tag, request.headers['if-none-match'])) return payload;
    if (payload instanceof Readable) payload.destroy();
    for (const name of ['content-length', 'content-type', 'content-encoding']) void reply.removeHeader(name);
    void reply.code(304);
    return null;
  });
}
