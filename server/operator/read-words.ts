import { type ParseArgsConfig, parseArgs } from 'node:util';
import * as v from 'valibot';
import { emailAddress } from '../../src/contract/text-rules';
import { CommandError } from './program';

/** The command was not understood. The message says how it is written. */
export const usageError = (line: string, usage: string): CommandError =>
  new CommandError(`${line}\n${usage}`);

export type Refuse = (line: string) => CommandError;

/** A command line's words by an own list of options. @throws CommandError */
export function readWords<const Options extends NonNullable<ParseArgsConfig['options']>>(
  words: string[],
  options: Options,
  refuse: Refuse,
) {
  try {
    return parseArgs({ args: words, allowPositionals: true, options });
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : 'unknown option');
  }
}

/** @throws CommandError */
export function readEmail(text: string | undefined, refuse: Refuse): string {
  const { success, output } = v.safeParse(emailAddress(), text);
  if (!success) throw refuse('--email needs an e-mail address.');
  return output;
}

/** @throws CommandError where an option was given that the command does not have. */
export function refuseOthers(values: object, known: readonly string[], refuse: Refuse): void {
  const other = Object.keys(values).find((name) => !known.includes(name));
  if (other !== undefined) throw refuse(`--${other} means nothing to this command.`);
}
