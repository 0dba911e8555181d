import { expect, it } from 'vitest';
import { lineBreaks } from '../../../locales/th/line-breaks';
import { createJoiner } from './join-words';
import { keepTogether } from './line-breaks';

const joinCompounds = createJoiner(lineBreaks);

const visible = (text: string): string => text.replaceAll('\u2060', '|');

it('joins every compound wherever it stands, and changes nothing that is drawn', () => {
  const text = 'การยืนยันตัวตนโดยผู้เชี่ยวชาญ และบัตรประจำตัว';
  const joined = joinCompounds(text);
  expect(visible(joined)).toBe('การ|ยืนยันตัว|ตนโดยผู้|เชี่ยวชาญ และบัตร|ประจำ|ตัว');
  expect(joined.replaceAll('\u2060', '')).toBe(text);
});

it('joins words that overlap', () => {
  expect(visible(joinCompounds('ค่าใช้จ่ายในใบสมัคร'))).toBe('ค่า|ใช้|จ่ายในใบ|สมัคร');
});

it('lets no line end with a prefix, and lets it end with a word that looks like one', () => {
  expect(visible(joinCompounds('บริการไม่ต้องรอ ข้อความที่ผู้ใช้ส่ง'))).toBe('บริการไม่|ต้องรอ ข้อความที่ผู้|ใช้ส่ง');
  expect(visible(joinCompounds('ได้หรือไม่ การ์ด'))).toBe('ได้หรือไม่ การ์ด');
});

it('keeps the repetition mark with the word that it repeats', () => {
  expect(joinCompounds('ชื่อต่าง ๆ ของคุณ')).toBe('ชื่อต่าง\u00a0ๆ ของคุณ');
});

it('keeps a figure with what it counts', () => {
  expect(joinCompounds('เก่ากว่า 7 วัน จาก 10,000+ ประเภท')).toBe('เก่ากว่า 7\u00a0วัน จาก 10,000+\u00a0ประเภท');
});

it('leaves labels and the other language alone, and only labels', () => {
  const resources = {
    common: { nav: { partners: 'พาร์ตเนอร์' }, plan: { 'free-trial': 'ทดลองใช้ฟรี' } },
    home: { hero: { title: 'ตัวตน' } },
    registration: { plan: { starter: { conditions: 'มีค่าใช้จ่าย' } } },
    forms: { login: { submit: 'เข้าสู่ระบบ', wrong: 'โปรดตรวจสอบ' }, consent: { label: 'ความยินยอม' } },
  };
  expect(keepTogether('th', resources)).toEqual({
    common: { nav: { partners: 'พาร์ตเนอร์' }, plan: { 'free-trial': 'ทดลองใช้ฟรี' } },
    home: { hero: { title: 'ตัว\u2060ตน' } },
    registration: { plan: { starter: { conditions: 'มีค่า\u2060ใช้\u2060จ่าย' } } },
    forms: {
      login: { submit: 'เข้าสู่ระบบ', wrong: 'โปรดตรวจ\u2060สอบ' },
      consent: { label: 'ความ\u2060ยินยอม' },
    },
  });
  expect(keepTogether('en', resources)).toEqual(resources);
});

it('keeps the name of a standard in one line, wherever it stands', () => {
  const resources = {
    documents: { code: { lead: 'by the method of ICAO 9303, in full' } },
    home: { a: 'ID' },
  };
  expect(keepTogether('en', resources)).toEqual({
    documents: { code: { lead: 'by the method of ICAO\u00A09303, in full' } },
    home: { a: 'ID' },
  });
});
