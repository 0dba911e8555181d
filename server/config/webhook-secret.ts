import * as v from 'valibot';

const FORMAT = /^whsec_([A-Za-z0-9+/]+={0,2})$/;
/** Standard Webhooks: a secret has 24 to 64 bytes. */
const LEAST_BYTES = 24;
const MOST_BYTES = 64;

const EXPECTED = `whsec_ and ${LEAST_BYTES} to ${MOST_BYTES} bytes in base64`;

/** Decoded from `whsec_<base64>`. */
export const webhookSecret = () =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(FORMAT, EXPECTED),
      v.transform((text) => Buffer.from(text.replace('whsec_', ''), 'base64')),
      v.check(({ length }) => length >= LEAST_BYTES && length <= MOST_BYTES, EXPECTED),
    ),
  );
