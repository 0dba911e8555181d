import { type ReadMail, readMail } from './read-mail';

export interface LinkMail extends ReadMail {
  url: string;
  token: string;
}

const LINK = /https:\/\/\S+(?:reset-password#|account#confirm=)([\w-]{43})(?=\s)/;

/** The mails with a link among what a mail server has taken, in their order. */
export function linkMails(messages: readonly string[]): LinkMail[] {
  return messages.map(readMail).flatMap((mail) => {
    const [url, token] = LINK.exec(mail.text) ?? [];
    return url === undefined || token === undefined ? [] : [{ ...mail, url, token }];
  });
}
