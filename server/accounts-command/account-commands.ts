import * as v from 'valibot';
import { PLAN_IDS } from '../../src/contract/plans';
import { REGISTRATION_STATUSES } from '../../src/contract/registration-status';
import { emailAddress } from '../../src/contract/text-rules';
import { accountsOf } from '../accounts/account-claims';
import { findAccount } from '../accounts/account-repository';
import { createResetLink } from '../one-time-links/one-time-link-repository';
import { listing, type OperatorContext, single } from '../operator/command';
import { deleteByEmail, exportAccountsOf } from '../personal-data/by-email';
import { deleteAccount } from '../personal-data/delete-account';
import { eraseTraces } from '../personal-data/erase-traces';
import { exportAccount } from '../personal-data/export-account';
import { forgetTries } from '../personal-data/forget-tries';
import { setOnboardings, setRegistrationStatus } from '../registrations/registration-change';
import type { Connection } from '../storage/store';
import { describeAccounts, describedAccountSchema, listAccounts, listedAccountSchema } from './account-list';
import {
  type Found,
  findMeant,
  foundSchema,
  havingPlan,
  onlyOne,
  type WantedPlan,
  type Which,
  whichSchema,
} from './meant-accounts';
import { listOpenPlans, openPlanSchema } from './open-plans';

const of = whichSchema;
const ofInput = v.object({ of });
const status = v.picklist(REGISTRATION_STATUSES);

/** Null when the account never registered for the plan. */
const changeSchema = v.nullable(v.object({ previousStatus: status, status }));
const changeItem = foundSchema(changeSchema);

export type PlanChange = v.InferOutput<typeof changeSchema>;

const WAITING: WantedPlan['from'] = ['requested'];
const NOT_ENDED: WantedPlan['from'] = ['requested', 'active'];

const toldBy = ({ now, config }: Pick<OperatorContext, 'now' | 'config'>) => ({
  now,
  webhook: config.webhook !== undefined,
});

/** In a transaction, with what every change of a plan is told. */
function changePlan(
  { store, now, config }: OperatorContext,
  { of: which, ...wanted }: { of: Which } & WantedPlan,
  change: (
    tx: Connection,
    plan: { accountId: string; now: number; webhook: boolean },
  ) => ReturnType<typeof setRegistrationStatus>,
): Promise<Found<PlanChange>> {
  return store.transaction().execute(async (tx) => {
    const meant = await havingPlan(tx, await findMeant(tx, which), wanted, now);
    return onlyOne(tx, meant, now, async ({ id: accountId }) => {
      return (await change(tx, { accountId, ...toldBy({ now, config }) })) ?? null;
    });
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
    input: v.object({ of, planId: v.picklist(PLAN_IDS), status: v.picklist(['active', 'ended']) }),
    item: changeItem,
    run: (context, { of: which, ...asked }) => {
      const from = asked.status === 'active' ? WAITING : NOT_ENDED;
      const wanted = { of: which, planId: asked.planId, from };
      return changePlan(context, wanted, (tx, plan) => setRegistrationStatus(tx, { ...plan, ...asked }));
    },
  }),
  setOnboardings: single({
    name: 'accounts/set-onboardings',
    input: v.object({ of, count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    item: changeItem,
    run: (context, { of: which, count }) => {
      const wanted = { of: which, planId: 'free-trial', from: NOT_ENDED } as const;
      return changePlan(context, wanted, (tx, plan) => setOnboardings(tx, { ...plan, count }));
    },
  }),
  resetLink: single({
    name: 'accounts/reset-link',
    input: ofInput,
    item: foundSchema(v.nullable(v.string())),
    async run({ store, now, loadSecret }, { of: which }) {
      const secret = await loadSecret();
      return store.transaction().execute(async (tx) => {
        return onlyOne(tx, await findMeant(tx, which), now, async ({ id }) => {
          return (await createResetLink(tx, secret, id, now)) ?? null;
        });
      });
    },
  }),
  export: single({
    name: 'accounts/export',
    input: ofInput,
    item: v.array(v.record(v.string(), v.unknown())),
    async run({ store, now }, { of: which }) {
      if ('email' in which) return exportAccountsOf(store, which.email, now);
      const found = await findAccount(store, which.id);
      return found === undefined ? [] : [await exportAccount(store, found.id, now)];
    },
  }),
  close: single({
    name: 'accounts/close',
    input: ofInput,
    /** All that went: with a confirmed account go those that claim its e-mail. */
    item: foundSchema(v.array(describedAccountSchema)),
    async run(context, { of: which }) {
      const { store, now, loadSecret } = context;
      const secret = await loadSecret();
      const closed = await store.transaction().execute(async (tx) => {
        return onlyOne(tx, await findMeant(tx, which), now, async ({ id, email }) => {
          const before = await describeAccounts(tx, await accountsOf(tx, email), now);
          const gone = await deleteAccount(tx, id, toldBy(context));
          // Whoever is left may be guessed at as before.
          if (gone.length === before.length) await forgetTries(tx, secret, email);
          return before.filter((account) => gone.includes(account.id));
        });
      });
      await eraseTraces(store);
      return closed;
    },
  }),
  delete: single({
    name: 'accounts/delete',
    input: v.object({ email: emailAddress() }),
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
