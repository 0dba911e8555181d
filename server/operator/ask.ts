import type { Config } from '../config/config';
import { loadServerSecret } from '../security/load-secret';
import { unusable } from '../storage/open-store';
import { StoreUnavailableError } from '../storage/store';
import { askServer } from './ask-server';
import type { Command } from './command';
import { openExisting } from './open-existing';
import { CommandError } from './program';
import { findSocketPath } from './socket-path';

/** Told where the server starts; whoever runs a command is not told again. */
const SILENT = { warn: () => {} };

async function* onDatabase<Input, Item>(
  config: Config,
  command: Command<Input, Item>,
  input: Input,
): AsyncGenerator<Item> {
  const store = await openExisting(config);
  try {
    const loadSecret = () => loadServerSecret(store, config, SILENT);
    yield* command.run({ store, config, now: Date.now(), loadSecret }, input);
  } catch (error) {
    throw error instanceof StoreUnavailableError ? unusable(config, error) : error;
  } finally {
    await store.destroy();
  }
}

/** Asks PostgreSQL, or the running server that holds the file, or the file itself. */
export async function* ask<Input, Item>(
  config: Config,
  command: Command<Input, Item>,
  input: Input,
): AsyncGenerator<Item> {
  const isFile = config.databaseUrl === undefined;
  const running = isFile ? await askServer(findSocketPath(config.dataDir), command.name, input) : undefined;
  if (running === undefined) {
    yield* onDatabase(config, command, input);
    return;
  }
  for await (const item of running) yield command.readItem(item);
}

/** Asks what is answered once. */
export async function askOnce<Input, Item>(
  config: Config,
  command: Command<Input, Item>,
  input: Input,
): Promise<Item> {
  for await (const item of ask(config, command, input)) return item;
  throw new CommandError('The server stopped before it answered; ask again.');
}
