import type { Config } from '../config/config';
import { ask, askOnce } from '../operator/ask';
import { counted } from '../operator/counted';
import { jsonText } from '../operator/json-text';
import { CommandError, type Program } from '../operator/program';
import { ACCOUNT_COMMANDS, type PlanChange } from './account-commands';
import { type AccountsCommand, parseAccountsArguments } from './accounts-arguments';
import { toAccountList, toOpenPlanList } from './format-accounts';

const noAccount = (): CommandError => new CommandError('There is no account of this e-mail.');

/** @throws CommandError where there was nothing to change. */
function describeChange(planId: string, answer: PlanChange): string {
  if (answer === null) throw noAccount();
  if (answer.change === null) throw new CommandError(`The account never registered for ${planId}.`);
  const { previousStatus, status } = answer.change;
  return previousStatus === status
    ? `${planId} is ${status}.\n`
    : `${planId} was ${previousStatus}, is ${status}.\n`;
}

async function* exportAccount(config: Config, email: string): AsyncGenerator<string> {
  const found = await askOnce(config, ACCOUNT_COMMANDS.export, { email });
  if (found === null) throw noAccount();
  yield jsonText(found);
}

async function* makeResetLink(config: Config, email: string): AsyncGenerator<string> {
  const link = await askOnce(config, ACCOUNT_COMMANDS.resetLink, { email });
  if (link === null) throw noAccount();
  yield `${link}\n`;
}

async function* closeAccount(config: Config, email: string): AsyncGenerator<string> {
  const { accounts } = await askOnce(config, ACCOUNT_COMMANDS.close, { email });
  if (accounts === 0) throw noAccount();
  yield 'The account is closed; what it sent to sales by other forms stays.\n';
}

async function* deleteAll(config: Config, email: string): AsyncGenerator<string> {
  yield 'Deleting the account of this e-mail, every lead of it, and what was still to be handed on of them.\n';
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
      const { email, planId } = command;
      const status = command.command === 'activate' ? 'active' : 'ended';
      yield describeChange(
        planId,
        await askOnce(config, ACCOUNT_COMMANDS.setStatus, { email, planId, status }),
      );
      return;
    }
    case 'onboardings': {
      const { email, count } = command;
      yield describeChange(
        'free-trial',
        await askOnce(config, ACCOUNT_COMMANDS.setOnboardings, { email, count }),
      );
      return;
    }
    case 'reset-link':
      yield* makeResetLink(config, command.email);
      return;
    case 'export':
      yield* exportAccount(config, command.email);
      return;
    case 'close':
      yield* closeAccount(config, command.email);
      return;
    case 'delete':
      yield* deleteAll(config, command.email);
  }
}

/** What sales and the operator do with accounts. */
export async function* runAccounts(...[config, words]: Parameters<Program>): AsyncGenerator<string> {
  yield* perform(config, parseAccountsArguments(words));
}
