import * as v from 'valibot';
import { checkForm } from '../../src/contract/forms/check-form';
import { readTelephone } from '../../src/contract/phone/read-telephone';
import { ProblemError } from '../http/problem-error';
import { createReplay, type Replay, type ReplayKeys } from '../idempotency/idempotency';
import type { Services } from '../services';
import { type Insert, insertTogether, isTaken } from '../storage/insert-together';
import type { Connection } from '../storage/store';
import { foldEmails } from './fold-emails';
import { type FormAnswer, type FormDefinition, type FormRows, nameOf, type Post } from './form-definition';

const answerSchema = v.object({ status: v.number(), body: v.record(v.string(), v.unknown()) });

async function findAnswer(services: Services, replay: Replay | undefined): Promise<FormAnswer | undefined> {
  const stored = await replay?.find(services.store);
  if (stored === undefined) return undefined;
  const json: unknown = JSON.parse(stored);
  return v.parse(answerSchema, json);
}

/** @throws ProblemError 422 with the fields to mend. */
function validate<Value extends object>(
  form: FormDefinition<Value>,
  fields: Record<string, unknown>,
  post: Post,
): Value {
  const table = form.formOf(post, fields);
  const { answers, problems } = checkForm(table, foldEmails(table, fields), readTelephone);
  if (problems) throw new ProblemError('invalid-fields', { errors: problems });
  return answers;
}

/** Stores what a post is made of, with its key, and has what they promise looked for. */
async function storeRows(
  { store, outbox }: Services,
  inserts: FormRows['inserts'],
  kept: Insert | undefined,
) {
  await insertTogether(store, kept === undefined ? inserts : [...inserts, kept]);
  outbox.nudge();
}

/**
 * Checks a post and stores it once, however often it is sent with the same key.
 * @throws ProblemError when it is refused, StoreUnavailableError when it can't be stored now.
 */
export async function acceptForm<Value extends object>(
  services: Services,
  form: FormDefinition<Value>,
  fields: Record<string, unknown>,
  post: Post,
  keys: ReplayKeys | undefined,
): Promise<FormAnswer> {
  const value = validate(form, fields, post);
  // Caught in the honeypot and sent again without it, a lead is another: it would be answered as stored and never read.
  // An account was made all the same.
  const isUnread = post.quarantined && form.rowsOf !== undefined;
  const name = isUnread ? `${nameOf(form)} quarantined` : nameOf(form);
  const scope = { form: name, sender: form.sender?.(post) ?? '' };
  const replay = keys === undefined ? undefined : createReplay(services.secret, scope, keys, value);
  const asksFirst = form.rowsOf === undefined || replay?.mayBeKeptOtherwise;
  const earlier = asksFirst ? await findAnswer(services, replay) : undefined;
  if (earlier !== undefined) {
    await form.admitAgain?.(post);
    return earlier;
  }
  const answerInsert = (connection: Connection, { accountId, ...answer }: FormAnswer) =>
    replay?.answerInsert(connection, { answer: JSON.stringify(answer), accountId }, post.now);
  try {
    if (form.rowsOf !== undefined) {
      const { inserts, answer } = form.rowsOf(value, post);
      await storeRows(services, inserts, answerInsert(services.store, answer));
      return answer;
    }
    const store = await form.accept(value, post);
    return await services.store.transaction().execute(async (tx) => {
      const answer = await store(tx);
      await answerInsert(tx, answer)?.execute();
      return answer;
    });
  } catch (error) {
    // The twin of this very post may have won the race, also where it took, say, the e-mail address first.
    const twin = isLostRace(error) ? await findAnswer(services, replay) : undefined;
    if (twin !== undefined) return twin;
    throw error;
  }
}

const isLostRace = (error: unknown): boolean => isTaken(error) || error instanceof ProblemError;
