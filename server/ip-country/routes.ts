import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { API_PATHS } from '../../src/contract/wire';
import { alpha3Of } from './country-codes';

const UNKNOWN = '0;;;';

const englishNames = new Intl.DisplayNames('en', { type: 'region' });

/** `1;TH;THA;Thailand`, or `0;;;` for what is no country, such as a CDN's `XX` or `T1`. */
export function describeCountry(code: string): string {
  const alpha2 = code.trim().toUpperCase();
  const alpha3 = alpha3Of(alpha2);
  if (alpha3 === undefined) return UNKNOWN;
  return `1;${alpha2};${alpha3};${englishNames.of(alpha2) ?? alpha2}`;
}

const schema = {
  summary: 'Gives the visitor’s country as 1;TH;THA;Thailand, or 0;;; when it is unknown.',
  response: { 200: v.pipe(v.string(), v.regex(/^(1;[A-Z]{2};[A-Z]{3};.+|0;;;)$/)) },
};

/** The visitor's country as the CDN in front knows it; nobody else is asked. */
export async function ipCountryRoutes(app: FastifyInstance): Promise<void> {
  const header = app.services.config.countryHeader;
  app.get(API_PATHS.ipCountry, { schema, config: { answers: 'text/plain' } }, async (request, reply) => {
    const value = header === undefined ? undefined : request.headers[header];
    const answer = typeof value === 'string' ? describeCountry(value) : UNKNOWN;
    return reply.type('text/plain; charset=utf-8').send(answer);
  });
}
