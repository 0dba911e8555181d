import type { EnvironmentReader } from './config-reader';

export interface MailConfig {
  /** `smtp://user:password@host:port` or `smtps://…`. May hold a password: never print it. */
  url: string;
  from: string;
  to: string;
}

const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+$/;

function parseUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  return /^smtps?:$/.test(new URL(text).protocol) ? text : undefined;
}

const parseAddress = (text: string): string | undefined => (ADDRESS.test(text) ? text : undefined);

export function readMail(read: EnvironmentReader): MailConfig | undefined {
  const url = read.parsed('SMTP_URL', parseUrl, 'smtp://user:password@host:port');
  const from = read.parsed('MAIL_FROM', parseAddress, 'one e-mail address');
  const to = read.parsed('MAIL_TO', parseAddress, 'one e-mail address');
  if (url === undefined) return undefined;
  if (from === undefined && read.text('MAIL_FROM') === undefined)
    read.refuse('MAIL_FROM', 'an address beside SMTP_URL');
  if (to === undefined && read.text('MAIL_TO') === undefined)
    read.refuse('MAIL_TO', 'an address beside SMTP_URL');
  return from === undefined || to === undefined ? undefined : { url, from, to };
}
