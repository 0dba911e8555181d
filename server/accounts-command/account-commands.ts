import * as v from 'valibot';
import { PLAN_IDS } from '../../src/contract/plans';
import { REGISTRATION_STATUSES } from '../../src/contract/registration-status';
import { emailAddress } from '../../src/contract/text-rules';
import { findAccountByEmail } from '../accounts/account-repository';
import { createResetLink } from '../one-time-links/one-time-link-repository';
import { listing, type OperatorContext, single } from '../operator/command';
import { deleteByEmail } from '../personal-data/by-email';
import { deleteAccountsOf } from '../personal-data/delete-account';
import { eraseTraces } from '../personal-data/erase-traces';
import { exportAccount } from '../personal-data/export-account';
import { forgetTries } from '../personal-data/forget-tries';
import { setOnboardings, setRegistrationStatus } from '../registrations/registration-change';
import type { Connection } from '../storage/store';
import { listAccounts, listedAccountSchema } from './account-list';
import { listOpenPlans, openPlanSchema } from './open-plans';

const email = emailAddress();
const emailInput = v.object({ email });
const status = v.picklist(REGISTRATION_STATUSES);

/** Null when there is no account of this e-mail; `change` is when it never registered for the plan. */
const changeItem = v.nullable(v.object({ change: v.nullable(v.object({ previousStatus: status, status })) }));

export type PlanChange = v.InferOutput<typeof changeItem>;

const toldBy = ({ now, config }: Pick<OperatorContext, 'now' | 'config'>) => ({
  now,
  webhook: config.webhook !== undefined,
});

/** In a transaction, with what every change of a plan is told. */
function changePlan(
  { store, now, config }: OperatorContext,
  address: string,
  change: (
    tx: Connection,
    plan: { accountId: string; now: number; webhook: boolean },
  ) => ReturnType<typeof setRegistrationStatus>,
): Promise<PlanChange> {
  return store.transaction().execute(async (tx) => {
    const found = await findAccountByEmail(tx, address);
    if (found === undefined) return null;
    const plan = { accountId: found.account.id, ...toldBy({ now, config }) };
    return { change: (await change(tx, plan)) ?? null };
  });
}

/** What may be asked of accounts. */
export const ACCOUNT_COMMANDS = {
  list: listing({
    name: 'accounts/list',
    input: v.object({}),
    item: listedAccountSchema,
    run: ({ store, now }) => listAccounts(store, now),
  }),
  open: single({
    name: 'accounts/open',
    input: v.object({}),
    item: v.array(openPlanSchema),
    run: ({ store }) => listOpenPlans(store),
  }),
  setStatus: single({
    name: 'accounts/set-status',
    input: v.object({ email, planId: v.picklist(PLAN_IDS), status: v.picklist(['active', 'ended']) }),
    item: changeItem,
    run: (context, { email: address, ...asked }) =>
      changePlan(context, address, (tx, plan) => setRegistrationStatus(tx, { ...plan, ...asked })),
  }),
  setOnboardings: single({
    name: 'accounts/set-onboardings',
    input: v.object({ email, count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    item: changeItem,
    run: (context, { email: address, count }) =>
      changePlan(context, address, (tx, plan) => setOnboardings(tx, { ...plan, count })),
  }),
  resetLink: single({
    name: 'accounts/reset-link',
    input: emailInput,
    item: v.nullable(v.string()),
    async run({ store, now, loadSecret }, { email: address }) {
      const secret = await loadSecret();
      const create = (tx: Connection) => createResetLink(tx, secret, address, now);
      return (await store.transaction().execute(create)) ?? null;
    },
  }),
  export: single({
    name: 'accounts/export',
    input: emailInput,
    item: v.nullable(v.record(v.string(), v.unknown())),
    async run({ store, now }, { email: address }) {
      const found = await findAccountByEmail(store, address);
      return found === undefined ? null : exportAccount(store, found.account.id, now);
    },
  }),
  close: single({
    name: 'accounts/close',
    input: emailInput,
    item: v.object({ accounts: v.number() }),
    async run(context, { email: address }) {
      const { store, loadSecret } = context;
      const secret = await loadSecret();
      const accounts = await store.transaction().execute(async (tx) => {
        const isFound = await deleteAccountsOf(tx, address, toldBy(context));
        if (isFound) await forgetTries(tx, secret, address);
        return Number(isFound);
      });
      await eraseTraces(store);
      return { accounts };
    },
  }),
  delete: single({
    name: 'accounts/delete',
    input: emailInput,
    item: v.object({ accounts: v.number(), leads: v.number(), deliveries: v.number() }),
    async run(context, { email: address }) {
      const { store, loadSecret } = context;
      const secret = await loadSecret();
      const gone = await store.transaction().execute(async (tx) => {
        await forgetTries(tx, secret, address);
        return deleteByEmail(tx, address, toldBy(context));
      });
      await eraseTraces(store);
      return gone;
    },
  }),
};
