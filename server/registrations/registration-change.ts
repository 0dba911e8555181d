import type { PlanId } from '../../src/contract/plans';
import type { RegistrationStatus } from '../../src/contract/registration-status';
import { isHeldByAnother } from '../accounts/account-claims';
import { lockAccount } from '../accounts/account-repository';
import { enqueueMessage } from '../outbox/message-queue';
import type { Connection, Store } from '../storage/store';
import {
  endOf,
  findRegistration,
  lastRegistrations,
  type Registration,
  statusAt,
} from './registration-repository';

interface OfPlan {
  accountId: string;
  planId: PlanId;
  /** Epoch milliseconds. */
  now: number;
  /** Whether a webhook is configured, which is then told of the change. */
  webhook: boolean;
}

/** What became of a registration; both are the same when nothing was to be changed. */
export interface RegistrationChange {
  previousStatus: RegistrationStatus;
  status: RegistrationStatus;
}

async function findLast(tx: Connection, { accountId, planId }: OfPlan): Promise<Registration | undefined> {
  if (!(await lockAccount(tx, accountId))) return undefined;
  const registrations = await lastRegistrations(tx, accountId);
  return registrations.find((registration) => registration.planId === planId);
}

/** A trial that begins once more begins with its whole time and all its onboardings. */
function rowOf({ endsAt }: Registration, status: RegistrationStatus, { planId, now }: OfPlan) {
  if (status === 'active') return { status, ends_at: endOf(planId, now), onboardings: 0 };
  return { status, ends_at: status === 'ended' ? Math.min(endsAt ?? now, now) : null };
}

async function write(
  tx: Connection,
  registration: Registration,
  { previousStatus, status }: RegistrationChange,
  plan: OfPlan,
): Promise<void> {
  const { accountId, planId, now, webhook } = plan;
  await tx
    .updateTable('registrations')
    .set({ ...rowOf(registration, status, plan), changed_at: now })
    .where('id', '=', registration.id)
    .execute();
  if (!webhook || (await isHeldByAnother(tx, accountId))) return;
  const event = { registrationId: registration.id, accountId, planId, status, previousStatus };
  const data = { type: 'registration.changed', data: event };
  await enqueueMessage(tx, { channel: 'webhook-event', accountId, data }, now);
}

/**
 * Says how the last registration of an account for a plan stands from now on, as sales decides.
 * @returns undefined when the account never registered for it.
 */
export async function setRegistrationStatus(
  tx: Connection,
  { status, ...plan }: OfPlan & { status: RegistrationStatus },
): Promise<RegistrationChange | undefined> {
  const registration = await findLast(tx, plan);
  if (registration === undefined) return undefined;
  const current = statusAt(registration, plan.now);
  if (registration.status === status && current === status) return { previousStatus: status, status };
  // An end that came by itself and is only written down now was an end of what is written.
  const change = { previousStatus: current === status ? registration.status : current, status };
  await write(tx, registration, change, plan);
  return change;
}

/** Writes an end down that has come by itself. */
async function settle(tx: Connection, registration: Registration, plan: OfPlan): Promise<RegistrationChange> {
  const change = { previousStatus: registration.status, status: statusAt(registration, plan.now) };
  if (change.status !== change.previousStatus) await write(tx, registration, change, plan);
  return change;
}

/**
 * Says how many of its onboardings an account's trial has used; the last one ends it.
 * @returns undefined when the account never had a trial.
 */
export async function setOnboardings(
  tx: Connection,
  { count, ...given }: Omit<OfPlan, 'planId'> & { count: number },
): Promise<RegistrationChange | undefined> {
  const plan: OfPlan = { ...given, planId: 'free-trial' };
  const trial = await findLast(tx, plan);
  if (trial === undefined) return undefined;
  await tx.updateTable('registrations').set({ onboardings: count }).where('id', '=', trial.id).execute();
  return settle(tx, { ...trial, onboardings: count }, plan);
}

const BATCH = 100;

/** Writes down which trials have ended by their time, a batch at a time. */
export async function endTrials(store: Store, told: Pick<OfPlan, 'now' | 'webhook'>): Promise<void> {
  for (;;) {
    const over = await store
      .selectFrom('registrations')
      .select(['id', 'account_id'])
      .where('status', '=', 'active')
      .where('ends_at', '<=', told.now)
      .limit(BATCH)
      .execute();
    for (const { id, account_id: accountId } of over) {
      await store.transaction().execute(async (tx) => {
        await lockAccount(tx, accountId);
        // Sales may have changed it in between.
        const registration = await findRegistration(tx, id);
        if (registration !== undefined)
          await settle(tx, registration, { ...told, accountId, planId: registration.planId });
      });
    }
    if (over.length < BATCH) return;
  }
}
