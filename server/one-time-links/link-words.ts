import { SITE } from '../../src/config/site';
import type { Locale } from '../../src/contract/locales';
import { LINK_MINUTES } from '../../src/contract/retention';
import type { LinkPurpose } from './one-time-link';

interface LinkWords {
  subject: string;
  /** Why it was sent. */
  reason: string;
  /** What the link does, as the link says it. */
  action: string;
  validity: string;
  /** For whoever did not ask for it. */
  otherwise: string;
}

/** Nothing that a visitor typed stands in them: whoever asked may have typed somebody else's address. */
export const LINK_WORDS: Record<Locale, Record<LinkPurpose, LinkWords>> = {
  en: {
    'password-reset': {
      subject: `Choose a new password for ${SITE.name}`,
      reason: 'Somebody, perhaps you, asked for a new password for the account with this email address.',
      action: 'Choose a new password',
      validity: `The link works once, within ${LINK_MINUTES} minutes.`,
      otherwise: 'If it was not you, there is nothing to do. Your password stays as it is.',
    },
    'email-confirmation': {
      subject: `Confirm your email address for ${SITE.name}`,
      reason: 'An account was made with this email address.',
      action: 'Confirm this email address',
      validity: `The link works once, within ${LINK_MINUTES} minutes. Your account page can send you another.`,
      otherwise: 'If it was not you, do not confirm it. There is nothing else to do.',
    },
  },
  th: {
    'password-reset': {
      subject: `ตั้งรหัสผ่านใหม่สำหรับ ${SITE.name}`,
      reason: 'มีผู้ขอตั้งรหัสผ่านใหม่ให้บัญชีที่ใช้อีเมลนี้ ซึ่งอาจเป็นคุณเอง',
      action: 'ตั้งรหัสผ่านใหม่',
      validity: `ลิงก์นี้ใช้ได้ครั้งเดียว ภายใน ${LINK_MINUTES} นาที`,
      otherwise: 'หากไม่ใช่คุณ ไม่ต้องดำเนินการใด ๆ รหัสผ่านเดิมยังใช้ได้ตามปกติ',
    },
    'email-confirmation': {
      subject: `ยืนยันอีเมลของคุณสำหรับ ${SITE.name}`,
      reason: 'มีการสร้างบัญชีด้วยอีเมลนี้',
      action: 'ยืนยันอีเมลนี้',
      validity: `ลิงก์นี้ใช้ได้ครั้งเดียว ภายใน ${LINK_MINUTES} นาที หากหมดเวลาแล้ว ขอลิงก์ใหม่ได้จากหน้าบัญชีของคุณ`,
      otherwise: 'หากคุณไม่ได้สร้างบัญชีนี้ โปรดอย่ายืนยัน และไม่ต้องดำเนินการอื่นใด',
    },
  },
};
