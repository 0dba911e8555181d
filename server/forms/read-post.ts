import type { FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../src/contract/locales';
import { HONEYPOT_FIELD, PROOF_HEADER } from '../../src/contract/wire';
import { ProblemError } from '../http/problem-error';

export const PROOF_FIELD = 'altcha';

/** @throws ProblemError 400 when the body is no object. */
export function fieldsOf(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ProblemError('malformed');
  }
  return { ...body };
}

export function localeOf(fields: Record<string, unknown>): Locale {
  return isLocale(fields['locale']) ? fields['locale'] : DEFAULT_LOCALE;
}

export function isQuarantined(fields: Record<string, unknown>): boolean {
  const value = fields[HONEYPOT_FIELD];
  return value !== undefined && value !== null && value !== '';
}

const filledText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** A proof of work as the site's own script sends it. */
export const provedInHeader = (request: FastifyRequest): string | undefined =>
  filledText(request.headers[PROOF_HEADER]);

export const proofOf = (request: FastifyRequest, fields: Record<string, unknown>): string | undefined =>
  provedInHeader(request) ?? filledText(fields[PROOF_FIELD]);

export function isUrlencoded(request: FastifyRequest): boolean {
  const type = request.headers['content-type'] ?? '';
  return type.toLowerCase().startsWith('application/x-www-form-urlencoded');
}

/** Posted by an HTML form and wanting a page back, which a program can decline by asking for JSON. */
export function isPlainForm(request: FastifyRequest): boolean {
  if (!isUrlencoded(request)) return false;
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || !accept.includes('json');
}

/** The fields of a body as an HTML form posts them: one text a name. */
export const postedTexts = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );

/** Of an address that ends in a one-time token. */
export function linkTokenOf({ params }: FastifyRequest): string | undefined {
  if (typeof params !== 'object' || params === null || !('token' in params)) return undefined;
  return filledText(params.token);
}

/** @throws ProblemError 400 when the header was sent twice. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const value = request.headers['idempotency-key'];
  if (Array.isArray(value)) throw new ProblemError('malformed');
  return value;
}

const BEARER = /^Bearer +([\x21-\x7e]+)$/i;

/** Other schemes are not ours to judge: a proxy may guard the whole site with one. */
export function bearerTokenOf(request: FastifyRequest): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1];
}
