import { isRecord } from '../../src/contract/is-record';
import { ANSWER_DAYS, DAY_MS } from '../../src/contract/retention';
import { ProblemError } from '../http/problem-error';
import type { KeyedHashes, ServerSecret } from '../security/server-secret';
import type { Connection } from '../storage/store';
import { openAnswer, sealAnswer } from './sealed-answer';

/** Longer than a draft is kept in the browser, which may send it again on its last day. */
export const IDEMPOTENCY_RETENTION_MS = ANSWER_DAYS * DAY_MS;

/** Visible ASCII, as the draft standard's string has it; long enough for any identifier. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

export type Replay = ReturnType<typeof createReplay>;

interface Given {
  answer: string;
  /** Whose account it tells of, if it does. */
  accountId?: string | undefined;
}

/** What deletes an account deletes what it was answered. The keys stay, or a late repeat would make it once more. */
export async function forgetAnswers(tx: Connection, accountId: string): Promise<void> {
  const kept = tx.updateTable('idempotency_keys').set({ answer: '', account_id: null });
  await kept.where('account_id', '=', accountId).execute();
}

/** Idempotency keys of one post, the one that it is stored by first. */
export type ReplayKeys = readonly [string, ...string[]];

const isAnswered = (value: unknown): boolean =>
  value !== '' && value !== false && value !== null && value !== undefined;

/** Sorted, and without what was left empty: a field that a later release asks for as well changes no earlier post. */
function answered(_name: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, entry]) => isAnswered(entry));
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What tells two bodies apart, in today's writing first. */
const bodiesOf = (value: unknown): [string, string] => [
  JSON.stringify(value, answered),
  // As releases before this one wrote it: a row is kept for days.
  JSON.stringify(value),
];

/** What of a post is kept, by one of the server's keys. */
function keysOf(hashes: KeyedHashes, parts: string[], [body, ...earlier]: ReturnType<typeof bodiesOf>) {
  // Keyed with the client's key too: a plain hash of a body with a password could be guessed from a copy.
  const fingerprintOf = (text: string): string => hashes.hash('idempotency-body', ...parts, text);
  return {
    keyHash: hashes.hash('idempotency-key', ...parts),
    fingerprint: fingerprintOf(body),
    earlier: earlier.map(fingerprintOf),
    sealingKey: hashes.key('idempotency-answer', ...parts),
  };
}

/**
 * One post's idempotency, as its key and its validated body make it.
 * @param scope keeps the same key apart on different forms, and of different senders.
 * @param headers the post's key, then those that it may have been stored by as well
 * @param value the validated fields, so that a retry with a fresh proof of work counts as the same body.
 * @throws ProblemError 400 for a key that is not visible ASCII of at most 255 characters.
 */
export function createReplay(
  secret: ServerSecret,
  scope: { form: string; sender: string },
  [header, ...earlier]: ReplayKeys,
  value: unknown,
) {
  if (!IDEMPOTENCY_KEY.test(header)) throw new ProblemError('malformed');
  const bodies = bodiesOf(value);
  const keysBy = (hashes: KeyedHashes, key: string) =>
    keysOf(hashes, scope.sender === '' ? [scope.form, key] : [scope.form, key, scope.sender], bodies);
  const today = keysBy(secret, header);
  const keys = [header, ...earlier].flatMap((key) => secret.all.map((hashes) => keysBy(hashes, key)));
  return {
    /** Of another minute, or by a secret that was replaced: `answerInsert` meets none of these. */
    mayBeKeptOtherwise: keys.length > 1,
    /**
     * The stored answer, if this post was answered before.
     * @throws ProblemError 422 for another body, 409 when whose answer it was is deleted since.
     */
    async find(connection: Connection): Promise<string | undefined> {
      const kept = await connection
        .selectFrom('idempotency_keys')
        .select(['key_hash', 'fingerprint', 'answer'])
        .where(
          'key_hash',
          'in',
          keys.map(({ keyHash }) => keyHash),
        )
        .executeTakeFirst();
      const own = keys.find(({ keyHash }) => keyHash === kept?.key_hash);
      if (kept === undefined || own === undefined) return undefined;
      if (![own.fingerprint, ...own.earlier].includes(kept.fingerprint))
        throw new ProblemError('idempotency-key-reused');
      if (kept.answer === '') throw new ProblemError('conflict');
      return openAnswer(kept.answer, own.sealingKey);
    },
    /**
     * The insert that keeps the answer, for the post's own transaction: where another one of the same key was first it
     * is refused (`isTaken`), all of the transaction with it, and `find` has the answer.
     */
    answerInsert(connection: Connection, { answer, accountId }: Given, now: number) {
      const { keyHash, fingerprint, sealingKey } = today;
      return connection.insertInto('idempotency_keys').values({
        key_hash: keyHash,
        fingerprint,
        answer: sealAnswer(answer, sealingKey),
        created_at: now,
        account_id: accountId ?? null,
      });
    },
  };
}
