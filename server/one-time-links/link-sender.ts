import * as v from 'valibot';
import { isHeldByAnother } from '../accounts/account-claims';
import { findAccount } from '../accounts/account-repository';
import type { MailConfig } from '../config/config';
import type { Message } from '../outbox/message';
import { createOwnerMailer } from '../outbox/owner-mailer';
import type { Send } from '../outbox/queue';
import { replyAddress } from '../outbox/reply-address';
import type { ServerSecret } from '../security/server-secret';
import type { Store } from '../storage/store';
import { knownEmailMail } from './known-email-mail';
import { linkMail } from './link-mail';
import { linkMessageSchema } from './link-message';
import { insertLink } from './one-time-link-repository';

interface Given {
  store: Store;
  secret: ServerSecret;
}

/**
 * Makes the link and mails it; made anew at each try, it ends the one of the try before. Nobody gets a link for an address
 * that another account has confirmed: its owner is told of that one.
 */
export function createLinkSender(config: MailConfig, { store, secret }: Given): Send<Message> {
  const mail = createOwnerMailer(config);
  return async ({ accountId, createdAt, data }, now, signal) => {
    const about = { signal, ageMs: now - createdAt };
    const { purpose, locale } = v.parse(linkMessageSchema, data);
    const account = await findAccount(store, accountId);
    const address = replyAddress(account?.email ?? '');
    // Nobody's: closed since, or asked for with an address that has no account.
    if (account === undefined || address === undefined) return;
    if (purpose === 'email-confirmation' && account.emailConfirmed) return;
    if (purpose === 'email-confirmation' && (await isHeldByAnother(store, accountId))) {
      return mail(address, { ...about, ...knownEmailMail(locale) });
    }
    const token = await store
      .transaction()
      .execute((tx) => insertLink(tx, secret, { accountId, purpose, now }));
    return token === undefined ? undefined : mail(address, { ...about, ...linkMail(purpose, token, locale) });
  };
}
