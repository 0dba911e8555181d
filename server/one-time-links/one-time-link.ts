import { createHash } from 'node:crypto';
import { SITE } from '../../src/config/site';
import { BASE_PATH } from '../../src/contract/base-path';
import { CONFIRM_PREFIX } from '../../src/contract/link-fragment';
import { DEFAULT_LOCALE, type Locale } from '../../src/contract/locales';

/** What a link that was sent to an account's address may be used for, once. */
export const LINK_PURPOSES = ['password-reset', 'email-confirmation'] as const;

export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Tells what is done by one link from the same by another, where the token itself must not be kept. */
export const linkDigest = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Behind the `#`, which no request, log or referrer has. */
const PLACES: Record<LinkPurpose, (token: string) => string> = {
  'password-reset': (token) => `/reset-password#${token}`,
  'email-confirmation': (token) => `/account#${CONFIRM_PREFIX}${token}`,
};

/** A page in a language, as a mail names it. */
export function pageUrl(path: string, locale: Locale): string {
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
  return `${SITE.origin}${BASE_PATH}${prefix}${path}`;
}

/** The page of a language that uses the token. */
export const linkUrl = (purpose: LinkPurpose, token: string, locale: Locale): string =>
  pageUrl(PLACES[purpose](token), locale);
