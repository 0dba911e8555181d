import { isPlanId, PLAN_IDS, type PlanId } from '../../src/contract/plans';
import { type Refuse, readEmail, readWords, refuseOthers, usageError } from '../operator/read-words';

const USAGE = `Usage: npm run accounts -- list [--open]
       npm run accounts -- activate --email <e-mail> --plan <plan>
       npm run accounts -- end --email <e-mail> --plan <plan>
       npm run accounts -- onboardings --email <e-mail> --count <number>
       npm run accounts -- reset-link --email <e-mail>
       npm run accounts -- export --email <e-mail>
       npm run accounts -- close --email <e-mail>
       npm run accounts -- delete --email <e-mail>
With --email - the e-mail is read from what is typed.
Plans: ${PLAN_IDS.join(', ')}.`;

export type AccountsCommand =
  | { command: 'list' | 'open' }
  | { command: 'activate' | 'end'; email: string; planId: PlanId }
  | { command: 'onboardings'; email: string; count: number }
  | { command: 'reset-link' | 'export' | 'close' | 'delete'; email: string };

const OPTIONS = {
  open: { type: 'boolean' },
  email: { type: 'string' },
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
      known('email', 'plan');
      return { command, email: readEmail(values.email, refuse), planId: readPlan(values.plan) };
    case 'onboardings':
      known('email', 'count');
      return { command, email: readEmail(values.email, refuse), count: readCount(values.count) };
    case 'reset-link':
    case 'export':
    case 'close':
    case 'delete':
      known('email');
      return { command, email: readEmail(values.email, refuse) };
    default:
      throw refuse('Say list, activate, end, onboardings, reset-link, export, close or delete.');
  }
}
