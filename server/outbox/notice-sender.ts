import { createTransport } from 'nodemailer';
import { SITE } from '../../src/config/site';
import { BASE_PATH } from '../../src/contract/base-path';
import type { Locale } from '../../src/contract/locales';
import type { MailConfig } from '../config/config';
import { flatData } from '../submissions/flat-data';
import type { Delivery } from './delivery';
import { TRANSPORT_LIMITS } from './mail-transport';
import { DeliveryError, type Send } from './queue';
import { replyAddress } from './reply-address';

/** Nothing of whoever signed up stands in it: it goes to somebody who may not know them. */
const NOTICES: Record<Locale, { subject: string; lines: string[] }> = {
  en: {
    subject: `Your account with ${SITE.name}`,
    lines: [
      'Somebody, perhaps you, signed up with this email address, which has an account already.',
      'Nothing was changed. To go on, log in with your password:',
      `${SITE.origin}${BASE_PATH}/login`,
      'If it was not you, there is nothing to do.',
    ],
  },
  th: {
    subject: `บัญชีของคุณที่ ${SITE.name}`,
    lines: [
      'มีผู้สมัครด้วยอีเมลนี้ ซึ่งอาจเป็นคุณเอง แต่อีเมลนี้มีบัญชีอยู่แล้ว',
      'ไม่มีการเปลี่ยนแปลงใด ๆ หากต้องการดำเนินการต่อ โปรดเข้าสู่ระบบด้วยรหัสผ่านของคุณ',
      `${SITE.origin}${BASE_PATH}/th/login`,
      'หากไม่ใช่คุณ ไม่ต้องดำเนินการใด ๆ',
    ],
  },
};

/** Tells the owner of an account what a sign-up's answer does not: that the address has one. */
export function createNoticeSender(config: MailConfig): Send<Delivery> {
  const transport = createTransport({ url: config.url, ...TRANSPORT_LIMITS });
  return async ({ id, submission }) => {
    const to = replyAddress(new Map(flatData(submission.data)).get('email') ?? '');
    if (to === undefined) throw new DeliveryError('no-address');
    const { subject, lines } = NOTICES[submission.locale];
    await transport.sendMail({
      messageId: `<${id}@${config.from.split('@')[1] ?? 'localhost'}>`,
      from: config.from,
      to: { name: '', address: to },
      subject,
      text: lines.join('\n\n'),
    });
  };
}
