import * as v from 'valibot';
import { emailAddress } from '../../src/contract/text-rules';
import { findAccountByEmail } from '../accounts/account-repository';
import { listing, single } from '../operator/command';
import { deleteLeadsByEmail, findByEmail } from '../personal-data/by-email';
import { eraseTraces } from '../personal-data/erase-traces';
import { leadSchema } from './lead';
import { leadFilterSchema } from './lead-filter';
import { markHandled, readLeads } from './lead-repository';

const emailInput = v.object({ email: emailAddress() });

const count = v.number();

/** What may be asked of leads. */
export const LEAD_COMMANDS = {
  read: listing({
    name: 'leads/read',
    input: leadFilterSchema,
    item: leadSchema,
    run: ({ store }, filter) => readLeads(store, filter),
  }),
  done: single({
    name: 'leads/done',
    input: v.object({ name: v.string() }),
    item: v.nullable(v.object({ reference: v.string(), handledAt: v.number(), wasHandled: v.boolean() })),
    run: ({ store, now }, { name }) => store.transaction().execute((tx) => markHandled(tx, name, now)),
  }),
  show: single({
    name: 'leads/show-all',
    input: emailInput,
    item: v.object({
      accounts: v.array(v.record(v.string(), v.unknown())),
      forms: v.array(v.record(v.string(), v.unknown())),
    }),
    run: ({ store, now }, { email }) => findByEmail(store, email, now),
  }),
  delete: single({
    name: 'leads/delete',
    input: emailInput,
    item: v.object({ leads: count, deliveries: count, hasAccount: v.boolean() }),
    async run({ store }, { email }) {
      const gone = await store.transaction().execute((tx) => deleteLeadsByEmail(tx, email));
      await eraseTraces(store);
      return { ...gone, hasAccount: (await findAccountByEmail(store, email)) !== undefined };
    },
  }),
};
