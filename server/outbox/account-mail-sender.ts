import * as v from 'valibot';
import { LOCALES, type Locale } from '../../src/contract/locales';
import { mailTexts } from '../../src/render/answer/mail-texts';
import { findAccount } from '../accounts/account-repository';
import type { MailConfig } from '../config/config';
import type { Connection, Store } from '../storage/store';
import { messageIdOf } from './mail-transport';
import type { Message } from './message';
import { enqueueMessage } from './message-queue';
import { createOwnerMailer } from './owner-mailer';
import type { Send } from './queue';
import { replyAddress } from './reply-address';

const accountMailSchema = v.object({ about: v.literal('password-changed'), locale: v.picklist(LOCALES) });

/** Without a link to choose another: whoever reads the mail goes to the site by themselves. */
function passwordChangeMail(locale: Locale): { subject: string; text: string } {
  const texts = mailTexts(locale);
  const { subject, reason, owner, otherwise } = texts.mails.passwordChanged;
  return { subject, text: [reason, owner, otherwise].join('\n\n') };
}

interface ToOwner {
  accountId: string;
  locale: Locale;
  /** Epoch milliseconds. */
  now: number;
}

/** Promises the owner of an account the news of its new password, within the transaction that sets it. */
export const tellPasswordChange = (tx: Connection, { accountId, locale, now }: ToOwner): Promise<void> =>
  enqueueMessage(
    tx,
    { channel: 'account-mail', accountId, data: { about: 'password-changed', locale } },
    now,
  );

/** Mails the owner of an account what was done to it. */
export function createAccountMailSender(config: MailConfig, store: Store): Send<Message> {
  const mail = createOwnerMailer(config);
  return async ({ id, accountId, createdAt, data }, now, signal) => {
    const { locale } = v.parse(accountMailSchema, data);
    const address = replyAddress((await findAccount(store, accountId))?.email ?? '');
    // Closed since.
    if (address === undefined) return;
    const about = { signal, ageMs: now - createdAt, messageId: messageIdOf(id, config) };
    await mail(address, { ...about, ...passwordChangeMail(locale) });
  };
}
