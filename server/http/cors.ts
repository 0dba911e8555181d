import type { FastifyInstance } from 'fastify';

const ALLOWED_HEADERS = 'authorization, content-type, idempotency-key, x-altcha';
const EXPOSED_HEADERS = 'retry-after, x-request-id';
const PREFLIGHT_SECONDS = 600;

/** Lets the static site on another host call the API from a script; without configured origins, nobody. */
export function registerCors(app: FastifyInstance, allowedOrigins: readonly string[]): void {
  if (allowedOrigins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    void reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !allowedOrigins.includes(origin)) return;
    void reply.header('access-control-allow-origin', origin);
    void reply.header('access-control-expose-headers', EXPOSED_HEADERS);
    if (request.method !== 'OPTIONS') return;
    void reply.headers({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': ALLOWED_HEADERS,
      'access-control-max-age': String(PREFLIGHT_SECONDS),
    });
    await reply.code(204).send();
  });
}
