import { runBackup, runRestore } from '../backup/backup-program';
import type { Config } from '../config/config';
import { runMove } from '../moving/move-program';
import { ask, askOnce } from '../operator/ask';
import { counted } from '../operator/counted';
import { jsonText } from '../operator/json-text';
import { CommandError, type Program } from '../operator/program';
import { momentOf } from '../operator/times';
import { toCsv, toJson, toList, toOpenList } from './format-leads';
import { LEAD_COMMANDS } from './lead-commands';
import { type LeadsCommand, parseLeadsArguments } from './leads-arguments';

async function* markDone(config: Config, name: string): AsyncGenerator<string> {
  const marked = await askOnce(config, LEAD_COMMANDS.done, { name });
  if (marked === null) throw new CommandError(`There is no lead ${name}.`);
  const { reference, handledAt, wasHandled } = marked;
  yield wasHandled
    ? `${reference} was done already, on ${momentOf(handledAt)}.\n`
    : `${reference} is done.\n`;
}

async function* show(config: Config, email: string): AsyncGenerator<string> {
  const found = await askOnce(config, LEAD_COMMANDS.show, { email });
  if (found.accounts.length === 0 && found.forms.length === 0) {
    throw new CommandError('Nothing is kept of this e-mail.');
  }
  yield jsonText(found);
}

async function* deleteLeads(config: Config, email: string): AsyncGenerator<string> {
  yield 'Deleting every lead of this e-mail, and what was still to be handed on of them.\n';
  const { leads, deliveries, hasAccount } = await askOnce(config, LEAD_COMMANDS.delete, { email });
  yield `Deleted: ${counted(leads, 'lead')}, ${counted(deliveries, 'delivery', 'deliveries')}.\n`;
  if (hasAccount) yield 'It has an account, which stays; npm run accounts -- delete deletes that as well.\n';
}

function perform(config: Config, command: LeadsCommand): AsyncGenerator<string> {
  switch (command.command) {
    case 'list': {
      const leads = ask(config, LEAD_COMMANDS.read, command.filter);
      return command.filter.open === true ? toOpenList(leads, Date.now()) : toList(leads);
    }
    case 'export': {
      const toFormat = command.format === 'csv' ? toCsv : toJson;
      return toFormat(ask(config, LEAD_COMMANDS.read, command.filter));
    }
    case 'done':
      return markDone(config, command.name);
    case 'show':
      return show(config, command.email);
    case 'delete':
      return deleteLeads(config, command.email);
    case 'backup':
      return runBackup(config, command.name);
    case 'restore':
      return runRestore(config, command.name);
    case 'move':
      return runMove(config, command.to);
  }
}

/** What the forms have brought in, and what sales and the operator do with it. */
export async function* runLeads(...[config, words]: Parameters<Program>): AsyncGenerator<string> {
  yield* perform(config, parseLeadsArguments(words));
}
