import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import { SITE } from '../../src/config/site';
import { LOCALES, type Locale } from '../../src/contract/locales';
import { findAccount } from '../accounts/account-repository';
import type { MailConfig } from '../config/config';
import type { Connection, Store } from '../storage/store';
import { TRANSPORT_LIMITS } from './mail-transport';
import type { Message } from './message';
import { enqueueMessage } from './message-queue';
import type { Send } from './queue';
import { reachedAddress } from './reached-address';
import { replyAddress } from './reply-address';

const accountMailSchema = v.object({ about: v.literal('password-changed'), locale: v.picklist(LOCALES) });

/** Without a link to choose another: whoever reads the mail goes to the site by themselves. */
const WORDS: Record<Locale, { subject: string; lines: string[] }> = {
  en: {
    subject: `Your password for ${SITE.name} was changed`,
    lines: [
      'The password of the account with this email address was changed. It is logged out everywhere else.',
      'If it was you, there is nothing to do.',
      `If it was not you, ask for a new password at once: the log-in page of ${SITE.name} has it under “Forgotten your password?”.`,
    ],
  },
  th: {
    subject: `รหัสผ่านของคุณที่ ${SITE.name} เปลี่ยนแล้ว`,
    lines: [
      'มีผู้เปลี่ยนรหัสผ่านของบัญชีที่ใช้อีเมลนี้ และระบบออกจากอุปกรณ์อื่นทุกเครื่องแล้ว',
      'หากคุณเป็นผู้เปลี่ยนเอง ไม่ต้องดำเนินการใด ๆ',
      `หากไม่ใช่คุณ โปรดขอตั้งรหัสผ่านใหม่ทันที โดยเลือก “ลืมรหัสผ่าน” ที่หน้าเข้าสู่ระบบของ ${SITE.name}`,
    ],
  },
};

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
  const transport = createTransport({ url: config.url, ...TRANSPORT_LIMITS });
  return async ({ id, accountId, data }) => {
    const { locale } = v.parse(accountMailSchema, data);
    const address = replyAddress((await findAccount(store, accountId))?.email ?? '');
    // Closed since.
    if (address === undefined) return;
    const { subject, lines } = WORDS[locale];
    await reachedAddress(
      transport.sendMail({
        messageId: `<${id}@${config.from.split('@')[1] ?? 'localhost'}>`,
        from: config.from,
        to: { name: '', address },
        headers: { 'Auto-Submitted': 'auto-generated' },
        subject,
        text: lines.join('\n\n'),
      }),
    );
  };
}
