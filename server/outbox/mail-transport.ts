import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailConfig } from '../config/config';
import { mailRefusal } from './mail-refusal';

const TIMEOUT_MS = 20_000;

/** No step of a conversation takes longer, and nothing is fetched for a message. */
const LIMITS = {
  connectionTimeout: TIMEOUT_MS,
  greetingTimeout: TIMEOUT_MS,
  socketTimeout: TIMEOUT_MS,
  disableFileAccess: true,
  disableUrlAccess: true,
} as const;

/** Makes what sends mails. It rejects with a `RefusalError` where the server works and does not take this one. */
export function createMailer({ url }: MailConfig): (mail: SendMailOptions) => Promise<void> {
  const transport = createTransport({ url, ...LIMITS });
  return async (mail) => {
    try {
      await transport.sendMail(mail);
    } catch (error) {
      throw mailRefusal(error) ?? error;
    }
  };
}

/** Stays the same when a message is tried again. */
export const messageIdOf = (id: string, { from }: MailConfig): string =>
  `<${id}@${from.split('@')[1] ?? 'localhost'}>`;
