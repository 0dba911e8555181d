import type { Form } from '../../src/contract/forms/form';
import { isRecord } from '../../src/contract/is-record';
import { MAX_LENGTH } from '../../src/contract/limits';
import { foldAddress } from '../outbox/reply-address';

type Json = Record<string, unknown>;

/** What is longer is refused as it is. */
const fold = (value: unknown): unknown =>
  typeof value === 'string' && value.trim().length <= MAX_LENGTH.email ? foldAddress(value) : value;

/** What was posted, with its e-mails as mail is sent to them, so that no writing of one stands in the way of another. */
export function foldEmails({ groups }: Form, posted: Json): Json {
  let folded = posted;
  for (const { id, fields } of groups) {
    const given = id === null ? folded : folded[id];
    if (!isRecord(given)) continue;
    const names = fields
      .filter(({ kind, name }) => kind === 'email' && name in given)
      .map(({ name }) => name);
    const own = { ...given, ...Object.fromEntries(names.map((name) => [name, fold(given[name])])) };
    folded = id === null ? own : { ...folded, [id]: own };
  }
  return folded;
}
