import * as v from 'valibot';
import type { Config } from '../config/config';
import type { ServerSecret } from '../security/server-secret';
import type { Store } from '../storage/store';

/** What a command works on: in the server that runs, or on the database that it has opened itself. */
export interface OperatorContext {
  store: Store;
  config: Pick<Config, 'webhook'>;
  /** Epoch milliseconds. */
  now: number;
  /** Loaded only by those that need it. */
  loadSecret: () => Promise<ServerSecret>;
}

/** What people who run the site may ask of its data, from the command line alone. */
export interface Command<Input, Item> {
  /** On the socket. */
  name: string;
  /** Undefined when the body is not one that this release knows. */
  parse(body: unknown): Input | undefined;
  run(context: OperatorContext, input: Input): AsyncIterable<Item>;
  /** What came over the socket. @throws when it is no item of this command. */
  readItem(value: unknown): Item;
}

interface Definition<Input, Item> {
  name: string;
  input: v.GenericSchema<unknown, Input>;
  item: v.GenericSchema<unknown, Item>;
}

/** A command that answers with a row after the other, as many as there are. */
export function listing<Input, Item>({
  run,
  ...definition
}: Definition<Input, Item> & Pick<Command<Input, Item>, 'run'>): Command<Input, Item> {
  return {
    name: definition.name,
    run,
    parse(body) {
      const { success, output } = v.safeParse(definition.input, body);
      return success ? output : undefined;
    },
    readItem: (value) => v.parse(definition.item, value),
  };
}

/** A command that answers once. */
export function single<Input, Item>({
  run,
  ...definition
}: Definition<Input, Item> & {
  run: (context: OperatorContext, input: Input) => Promise<Item>;
}): Command<Input, Item> {
  return listing({
    ...definition,
    async *run(context, input) {
      yield await run(context, input);
    },
  });
}
