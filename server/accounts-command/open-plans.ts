import * as v from 'valibot';
import { PLAN_IDS } from '../../src/contract/plans';
import { heldByAnother } from '../accounts/account-claims';
import type { Connection } from '../storage/store';

export const openPlanSchema = v.object({
  email: v.string(),
  planId: v.picklist(PLAN_IDS),
  /** Epoch milliseconds. */
  requestedAt: v.number(),
});

export type OpenPlan = v.InferOutput<typeof openPlanSchema>;

/** Plans that wait for sales, oldest first: the last registration of an account for a plan says how it stands. */
export async function listOpenPlans(connection: Connection): Promise<OpenPlan[]> {
  const rows = await connection
    .selectFrom('registrations as last')
    .innerJoin('accounts', 'accounts.id', 'last.account_id')
    .select(['email', 'last.plan_id', 'last.created_at'])
    .where('last.status', '=', 'requested')
    .where('accounts.id', 'not in', heldByAnother(connection))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('registrations as later')
            .select('later.id')
            .whereRef('later.account_id', '=', 'last.account_id')
            .whereRef('later.plan_id', '=', 'last.plan_id')
            .where(({ or, and, eb, ref }) =>
              or([
                eb('later.created_at', '>', ref('last.created_at')),
                and([
                  eb('later.created_at', '=', ref('last.created_at')),
                  eb('later.id', '>', ref('last.id')),
                ]),
              ]),
            ),
        ),
      ),
    )
    .orderBy('last.created_at')
    .execute();
  return rows.map(({ email, plan_id: planId, created_at: requestedAt }) => ({ email, planId, requestedAt }));
}
