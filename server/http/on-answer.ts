import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** As nginx has it: the client was gone before it was answered. */
const CLIENT_GONE = 499;

/** Tells of each request once: how it was answered, or that nobody waited for it. */
export function onAnswer(
  app: FastifyInstance,
  tell: (request: FastifyRequest, reply: FastifyReply, status: number) => void,
): void {
  const told = new WeakSet<FastifyRequest>();
  function once(request: FastifyRequest, reply: FastifyReply, status: number): void {
    if (told.has(request)) return;
    told.add(request);
    tell(request, reply, status);
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => {
      // A connection that ends with its answer is closed before the hooks behind that have run.
      if (!reply.raw.writableFinished) once(request, reply, CLIENT_GONE);
    });
  });
  app.addHook('onResponse', async (request, reply) => once(request, reply, reply.statusCode));
}
