import { TRIAL_ONBOARDINGS } from '../../src/contract/plans';
import { counted } from '../operator/counted';
import { printable } from '../operator/printable';
import { ageOf, momentOf } from '../operator/times';
import type { DescribedAccount, ListedAccount } from './account-list';
import type { OpenPlan } from './open-plans';

/** As wide as its longest value: the plan, its state, its end, the onboardings, whether the address is confirmed. */
const WIDTHS = [10, 9, 19, 9, 11];

const NONE = '-';

const cells = (...texts: string[]): string =>
  texts.map((text, index) => text.padEnd(WIDTHS[index] ?? 0)).join('  ');

const HEAD = cells('plan', 'state', 'ends', 'onboarded', 'address', 'e-mail');

function linesOf({ email, emailConfirmed, plans }: ListedAccount): string[] {
  const who = [emailConfirmed ? 'confirmed' : 'unconfirmed', printable(email)];
  if (plans.length === 0) return [cells(NONE, NONE, NONE, NONE, ...who)];
  return plans.map(({ planId, status, endsAt, onboardings }) => {
    const used = planId === 'free-trial' ? `${onboardings}/${TRIAL_ONBOARDINGS}` : NONE;
    return cells(planId, status, endsAt === null ? NONE : momentOf(endsAt), used, ...who);
  });
}

/** A line for each plan of an account. */
export async function* toAccountList(accounts: AsyncIterable<ListedAccount>): AsyncGenerator<string> {
  let count = 0;
  for await (const account of accounts) {
    count += 1;
    if (count === 1) yield `${HEAD}\n`;
    for (const line of linesOf(account)) yield `${line}\n`;
  }
  yield count === 0 ? 'No accounts yet.\n' : '';
}

/** A line an account by which it is told from others of its e-mail. */
export const toAccountLines = (accounts: readonly DescribedAccount[]): string =>
  accounts
    .map(({ id, email, createdAt, emailConfirmed, plans }) => {
      const held = plans.map(({ planId, status }) => `${planId} ${status}`).join(', ') || 'no plan';
      const address = emailConfirmed ? 'confirmed' : 'unconfirmed';
      return `${id}  made ${momentOf(createdAt)}  ${address.padEnd(11)}  ${printable(email)}  ${held}\n`;
    })
    .join('');

/** How many wait and since when, then a line each with how long. */
export function* toOpenPlanList(plans: readonly OpenPlan[], now: number): Generator<string> {
  const [oldest] = plans;
  if (oldest === undefined) {
    yield 'No plan waits.\n';
    return;
  }
  yield `${counted(plans.length, 'plan waits', 'plans wait')}, the oldest since ${momentOf(oldest.requestedAt)}.\n`;
  for (const { email, planId, requestedAt } of plans) {
    yield `${ageOf(now - requestedAt).padStart(6)}  ${planId.padEnd(10)}  ${printable(email)}\n`;
  }
}
