import { createTransport } from 'nodemailer';
import { SITE } from '../../src/config/site';
import { BASE_PATH } from '../../src/contract/base-path';
import { DEFAULT_LOCALE, type Locale } from '../../src/contract/locales';
import { mailTexts } from '../../src/render/answer/mail-texts';
import type { MailConfig } from '../config/config';
import { flatData } from '../submissions/flat-data';
import type { Delivery } from './delivery';
import { TRANSPORT_LIMITS } from './mail-transport';
import { DeliveryError, type Send } from './queue';
import { replyAddress } from './reply-address';

/** Nothing of whoever signed up stands in it: it goes to somebody who may not know them. */
function noticeMail(locale: Locale): { subject: string; text: string } {
  const texts = { mails: mailTexts(locale) };
  const { subject, reason, onward, otherwise } = texts.mails.accountExists;
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
  const login = `${SITE.origin}${BASE_PATH}${prefix}/login`;
  return { subject, text: [reason, onward, login, otherwise].join('\n\n') };
}

/** Tells the owner of an account what a sign-up's answer does not: that the address has one. */
export function createNoticeSender(config: MailConfig): Send<Delivery> {
  const transport = createTransport({ url: config.url, ...TRANSPORT_LIMITS });
  return async ({ id, submission }) => {
    const to = replyAddress(new Map(flatData(submission.data)).get('email') ?? '');
    if (to === undefined) throw new DeliveryError('no-address');
    await transport.sendMail({
      messageId: `<${id}@${config.from.split('@')[1] ?? 'localhost'}>`,
      from: config.from,
      to: { name: '', address: to },
      ...noticeMail(submission.locale),
    });
  };
}
