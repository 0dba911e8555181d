import { ACCOUNT_COMMANDS } from '../accounts-command/account-commands';
import { BACKUP_COMMANDS } from '../backup/backup-store';
import { LEAD_COMMANDS } from '../leads/lead-commands';
import type { Command } from './command';

/** All that the socket answers to. */
export const OPERATOR_COMMANDS: readonly Command<unknown, unknown>[] = [
  ...Object.values(LEAD_COMMANDS),
  ...Object.values(ACCOUNT_COMMANDS),
  ...Object.values(BACKUP_COMMANDS),
];
