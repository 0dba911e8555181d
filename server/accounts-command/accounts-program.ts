import type { Config } from '../config/config';
import { ask, askOnce } from '../operator/ask';
import { counted } from '../operator/counted';
import { jsonText } from '../operator/json-text';
import { CommandError, type Program } from '../operator/program';
import { ACCOUNT_COMMANDS, type PlanChange } from './account-commands';
import { type AccountsCommand, parseAccountsArguments } from './accounts-arguments';
import { toAccountLines, toAccountList, toOpenPlanList } from './format-accounts';
import type { Found, Which } from './meant-accounts';

const noAccount = (which: Which): CommandError =>
  new CommandError('id' in which ? 'There is no account of this id.' : 'There is no account of this e-mail.');

/** @throws CommandError where there is none, or more than one. */
function doneOf<Done>(found: Found<Done>, which: Which): Done {
  if (found === null) throw noAccount(which);
  if ('done' in found) return found.done;
  const lines = toAccountLines(found.several).trimEnd();
  throw new CommandError(`Several accounts were made with this e-mail; say --id and which:\n${lines}`);
}

/** @throws CommandError where there was nothing to change. */
function describeChange(planId: string, change: PlanChange): string {
  if (change === null) throw new CommandError(`The account never registered for ${planId}.`);
  const { previousStatus, status } = change;
  return previousStatus === status
    ? `${planId} is ${status}.\n`
    : `${planId} was ${previousStatus}, is ${status}.\n`;
}

async function* exportAccounts(config: Config, of: Which): AsyncGenerator<string> {
  const found = await askOnce(config, ACCOUNT_COMMANDS.export, { of });
  if (found.length === 0) throw noAccount(of);
  yield jsonText(found);
}

async function* makeResetLink(config: Config, of: Which): AsyncGenerator<string> {
  const link = doneOf(await askOnce(config, ACCOUNT_COMMANDS.resetLink, { of }), of);
  if (link === null) throw noAccount(of);
  yield `${link}\n`;
}

async function* closeAccount(config: Config, of: Which): AsyncGenerator<string> {
  const closed = doneOf(await askOnce(config, ACCOUNT_COMMANDS.close, { of }), of);
  yield `Closed:\n${toAccountLines(closed)}What was sent to sales by other forms stays.\n`;
}

async function* deleteAll(config: Config, email: string): AsyncGenerator<string> {
  yield 'Deleting every account of this e-mail, every lead of it, and what was still to be handed on of them.\n';
  const { accounts, leads, deliveries } = await askOnce(config, ACCOUNT_COMMANDS.delete, { email });
  const gone = [
    counted(accounts, 'account'),
    counted(leads, 'lead'),
    counted(deliveries, 'delivery', 'deliveries'),
  ];
  yield `Deleted: ${gone.join(', ')}.\n`;
}

async function* perform(config: Config, command: AccountsCommand): AsyncGenerator<string> {
  switch (command.command) {
    case 'list':
      yield* toAccountList(ask(config, ACCOUNT_COMMANDS.list, {}));
      return;
    case 'open':
      yield* toOpenPlanList(await askOnce(config, ACCOUNT_COMMANDS.open, {}), Date.now());
      return;
    case 'activate':
    case 'end': {
      const { of, planId } = command;
      const status = command.command === 'activate' ? 'active' : 'ended';
      yield describeChange(
        planId,
        doneOf(await askOnce(config, ACCOUNT_COMMANDS.setStatus, { of, planId, status }), of),
      );
      return;
    }
    case 'onboardings': {
      const { of, count } = command;
      yield describeChange(
        'free-trial',
        doneOf(await askOnce(config, ACCOUNT_COMMANDS.setOnboardings, { of, count }), of),
      );
      return;
    }
    case 'reset-link':
      yield* makeResetLink(config, command.of);
      return;
    case 'export':
      yield* exportAccounts(config, command.of);
      return;
    case 'close':
      yield* closeAccount(config, command.of);
      return;
    case 'delete':
      yield* deleteAll(config, command.email);
  }
}

/** What sales and the operator do with accounts. */
export async function* runAccounts(...[config, words]: Parameters<Program>): AsyncGenerator<string> {
  yield* perform(config, parseAccountsArguments(words));
}
