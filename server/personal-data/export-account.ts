import type { Selectable } from 'kysely';
import { REGISTRATION_STATUSES } from '../../src/contract/registration-status';
import { statusAt } from '../registrations/registration-repository';
import type { Database } from '../storage/database';
import type { Connection } from '../storage/store';
import type { Submission } from '../submissions/submission';
import { submissionsOfAccount } from './submission-owner';

const toIso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

/** How it stands, whether or not an end that came by itself was written down. */
function standing(row: Selectable<Database['registrations']>, now: number): string {
  const status = REGISTRATION_STATUSES.find((known) => known === row.status);
  if (status === undefined) return row.status;
  const { id, plan_id: planId, ends_at: endsAt, onboardings } = row;
  return statusAt({ id, planId, status, endsAt, onboardings }, now);
}

async function registrationsIn(connection: Connection, accountId: string, now: number) {
  const rows = await connection
    .selectFrom('registrations')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    planId: row.plan_id,
    status: standing(row, now),
    registeredAt: toIso(row.created_at),
    endsAt: toIso(row.ends_at),
    changedAt: toIso(row.changed_at),
    onboardings: row.onboardings,
  }));
}

/** Times alone: the hash of a token says nothing to its owner. */
async function sessionsIn(connection: Connection, accountId: string) {
  const rows = await connection
    .selectFrom('sessions')
    .select(['created_at', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ loggedInAt: toIso(row.created_at), usedAt: toIso(row.used_at) }));
}

/** A form's answers as they are kept. */
export function sentForm({ kind, reference, createdAt, locale, data }: Submission) {
  return { form: kind, reference, sentAt: toIso(createdAt), locale, data };
}

/**
 * All that is kept of an account, for its owner: times in ISO 8601, never a password or the hash of anything.
 * @throws when there is no such account
 */
export async function exportAccount(
  connection: Connection,
  accountId: string,
  now: number,
): Promise<Record<string, unknown>> {
  const accounts = connection.selectFrom('accounts').selectAll().where('id', '=', accountId);
  const account = await accounts.executeTakeFirstOrThrow();
  return {
    exportedAt: toIso(now),
    account: {
      id: account.id,
      email: account.email,
      firstName: account.first_name,
      lastName: account.last_name,
      plan: account.plan,
      createdAt: toIso(account.created_at),
      emailConfirmedAt: toIso(account.email_confirmed_at),
    },
    consent: { marketing: account.marketing_consent !== 0, changedAt: toIso(account.consent_changed_at) },
    registrations: await registrationsIn(connection, accountId, now),
    sessions: await sessionsIn(connection, accountId),
    forms: (await submissionsOfAccount(connection, accountId)).map(sentForm),
  };
}
