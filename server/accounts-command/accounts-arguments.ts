import * as v from 'valibot';
import { isPlanId, PLAN_IDS, type PlanId } from '../../src/contract/plans';
import { type Refuse, readEmail, readWords, refuseOthers, usageError } from '../operator/read-words';
import { accountId, type Which } from './meant-accounts';

const USAGE = `Usage: npm run accounts -- list [--open]
       npm run accounts -- activate --email <e-mail> --plan <plan>
       npm run accounts -- end --email <e-mail> --plan <plan>
       npm run accounts -- onboardings --email <e-mail> --count <number>
       npm run accounts -- reset-link --email <e-mail>
       npm run accounts -- export --email <e-mail>
       npm run accounts -- close --email <e-mail>
       npm run accounts -- delete --email <e-mail>
With --email - the e-mail is read from what is typed. Of several accounts of one e-mail --id <id> in its place says which;
a command that can't tell lists them. delete deletes all of them.
Plans: ${PLAN_IDS.join(', ')}.`;

export type AccountsCommand =
  | { command: 'list' | 'open' }
  | { command: 'activate' | 'end'; of: Which; planId: PlanId }
  | { command: 'onboardings'; of: Which; count: number }
  | { command: 'reset-link' | 'export' | 'close'; of: Which }
  | { command: 'delete'; email: string };

const OPTIONS = {
  open: { type: 'boolean' },
  email: { type: 'string' },
  id: { type: 'string' },
  plan: { type: 'string' },
  count: { type: 'string' },
} as const;

const refuse: Refuse = (line) => usageError(line, USAGE);

function readPlan(text: string | undefined): PlanId {
  if (!isPlanId(text)) throw refuse(`--plan is one of ${PLAN_IDS.join(', ')}.`);
  return text;
}

function readCount(text = ''): number {
  if (!/^\d{1,9}$/.test(text)) throw refuse('--count needs a number, 0 or more.');
  return Number(text);
}

function readWhich({ email, id }: { email?: string; id?: string }): Which {
  if (id === undefined) return { email: readEmail(email, refuse) };
  if (email !== undefined) throw refuse('Say --email or --id, not both.');
  const { success, output } = v.safeParse(accountId, id);
  if (!success) throw refuse('--id needs the id of an account.');
  return { id: output };
}

/** @throws CommandError */
export function parseAccountsArguments(words: string[]): AccountsCommand {
  const { positionals, values } = readWords(words, OPTIONS, refuse);
  const [command, ...rest] = positionals;
  if (rest.length > 0) throw refuse(`Unexpected: ${rest.join(' ')}.`);
  const known = (...names: string[]) => refuseOthers(values, names, refuse);
  switch (command) {
    case 'list':
      known('open');
      return { command: values.open === true ? 'open' : 'list' };
    case 'activate':
    case 'end':
      known('email', 'id', 'plan');
      return { command, of: readWhich(values), planId: readPlan(values.plan) };
    case 'onboardings':
      known('email', 'id', 'count');
      return { command, of: readWhich(values), count: readCount(values.count) };
    case 'reset-link':
    case 'export':
    case 'close':
      known('email', 'id');
      return { command, of: readWhich(values) };
    case 'delete':
      known('email');
      return { command, email: readEmail(values.email, refuse) };
    default:
      throw refuse('Say list, activate, end, onboardings, reset-link, export, close or delete.');
  }
}
