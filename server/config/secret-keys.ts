import * as v from 'valibot';

/** 32 random bytes in base64 have 43. */
const LEAST_CHARACTERS = 32;

/** What only a program is told, and nobody guesses. */
export const bearerToken = () =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        (token) => token.length >= LEAST_CHARACTERS && /^[\x21-\x7e]+$/.test(token),
        `at least ${LEAST_CHARACTERS} characters without spaces`,
      ),
    ),
  );

/** Today's key, then those that it replaced. */
export const secretKeys = () =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(/[\s,]+/).filter((key) => key !== '')),
      v.everyItem(
        (key) => key.length >= LEAST_CHARACTERS,
        `keys of at least ${LEAST_CHARACTERS} characters, today's first, separated by commas`,
      ),
    ),
    '',
  );
