import type { FastifyInstance } from 'fastify';

/** Two years, as browsers' preload lists ask; only said behind https. */
const HSTS = 'max-age=63072000; includeSubDomains';

const CLOSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'browsing-topics',
];

const FIXED_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': CLOSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
};

/** The headers of every answer, whatever made it. */
export function securityHeaders(policy: string, https: boolean): Record<string, string> {
  const headers = { ...FIXED_HEADERS, 'content-security-policy': policy };
  return https ? { ...headers, 'strict-transport-security': HSTS } : headers;
}

/** @param policy gives the Content-Security-Policy of now; the served build may be replaced. */
export function registerSecurityHeaders(app: FastifyInstance, policy: () => string): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(securityHeaders(policy(), request.protocol === 'https'));
  });
}
