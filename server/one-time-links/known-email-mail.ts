import { SITE } from '../../src/config/site';
import { BASE_PATH } from '../../src/contract/base-path';
import type { Locale } from '../../src/contract/locales';

/** Nothing of whoever signed up stands in it: it goes to somebody who may not know them. */
const WORDS: Record<Locale, { subject: string; lines: string[] }> = {
  en: {
    subject: `Your account with ${SITE.name}`,
    lines: [
      'Somebody, perhaps you, signed up with this email address, which has an account already.',
      'Nothing of your account was changed. To go on, log in with the password that you had before:',
      `${SITE.origin}${BASE_PATH}/login`,
      'If it was not you, there is nothing to do.',
    ],
  },
  th: {
    subject: `บัญชีของคุณที่ ${SITE.name}`,
    lines: [
      'มีผู้สมัครด้วยอีเมลนี้ ซึ่งอาจเป็นคุณเอง แต่อีเมลนี้มีบัญชีอยู่แล้ว',
      'บัญชีของคุณไม่มีการเปลี่ยนแปลงใด ๆ หากต้องการดำเนินการต่อ โปรดเข้าสู่ระบบด้วยรหัสผ่านเดิมของคุณ',
      `${SITE.origin}${BASE_PATH}/th/login`,
      'หากไม่ใช่คุณ ไม่ต้องดำเนินการใด ๆ',
    ],
  },
};

/** Tells the owner of an address what the answer to a sign-up does not: that it has an account. */
export function knownEmailMail(locale: Locale): { subject: string; text: string } {
  const { subject, lines } = WORDS[locale];
  return { subject, text: lines.join('\n\n') };
}
