import { randomInt } from 'node:crypto';
import { SITE_CODES } from '../../src/config/site-codes';

/** Crockford's base 32: no letter that is read as a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 5;

const group = (): string =>
  Array.from({ length: GROUP }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** Fifty random bits, so that a clash among millions is not expected; the column is unique in any case. */
export const newReference = (): string => `${SITE_CODES.referencePrefix}-${group()}-${group()}`;

const REFERENCE = new RegExp(
  `^${SITE_CODES.referencePrefix}-[${ALPHABET}]{${GROUP}}-[${ALPHABET}]{${GROUP}}$`,
);

/** Whether it is written as one; only the database knows whether it was given. */
export const isReference = (value: unknown): value is string =>
  typeof value === 'string' && REFERENCE.test(value);
