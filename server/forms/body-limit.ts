import { type Field, maxLengthOf } from '../../src/contract/forms/field';
import { countryOf, type Form, postedFields } from '../../src/contract/forms/form';
import { MAX_LENGTH } from '../../src/contract/limits';
import { MAX_PROOF_LENGTH } from '../proof-of-work/proof-of-work';

/** Four bytes of UTF-8, each percent-encoded by a browser; as many as JSON's escapes of a surrogate pair. */
const BYTES_A_CHARACTER = 12;
/** Quotes, separators, the braces of a group, spaces of a client that writes JSON for reading. */
const BYTES_AROUND_A_FIELD = 64;
/** The language, the honeypot, and names that this release does not know. */
const BYTES_BESIDE = 4096;

/** Of what no text is typed into: a choice, a box, a password. */
const LONGEST_OTHER = MAX_LENGTH.password;

function bytesOf(field: Field): number {
  const own = field.name.length * 2 + (maxLengthOf(field) ?? LONGEST_OTHER) * BYTES_A_CHARACTER;
  const country = field.kind === 'tel' ? countryOf(field.name).length * 2 + BYTES_AROUND_A_FIELD : 0;
  return own + country + BYTES_AROUND_A_FIELD;
}

const bytesOfForm = (form: Form): number =>
  postedFields(form).reduce((sum, field) => sum + bytesOf(field), MAX_PROOF_LENGTH * 3 + BYTES_BESIDE);

/** The most that a body of any of these forms may have: every field at its longest, in its widest writing. */
export const bodyLimitOf = (forms: readonly Form[]): number => Math.max(...forms.map(bytesOfForm));
