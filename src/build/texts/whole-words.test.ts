import { expect, it } from 'vitest';
import { wholeWords } from './whole-words';

/** The text as a page splits it, the words that stay whole in brackets. @param others what else the page says */
function shown(text: string, ...others: string[]): string {
  const source = wholeWords({ home: { text, others } });
  const parts = source ? text.split(new RegExp(source)) : [text];
  return parts.map((part, index) => (index % 2 === 0 ? part : `[${part}]`)).join('');
}

it('finds every word wherever it stands', () => {
  expect(shown('เพื่อตรวจสอบ และบัตรประจำตัว')).toBe('เพื่อ[ตรวจสอบ] และ[บัตรประจำตัว]');
});

it('makes one of words that overlap', () => {
  expect(shown('ค่าใช้จ่ายในใบสมัครพาร์ตเนอร์')).toBe('[ค่าใช้จ่าย]ใน[ใบสมัครพาร์ตเนอร์]');
});

it('keeps a prefix with the word after it, and not with what follows a word that looks like one', () => {
  expect(shown('บริการไม่ต้องรอ ข้อความที่ผู้ใช้ส่ง')).toBe('บริการ[ไม่ต้อง]รอ ข้อความที่[ผู้ใช้]ส่ง');
  expect(shown('คงไม่ การ์ด')).toBe('คงไม่ การ์ด');
});

it('ends no line of a display text with a connective, and leaves the others alone', () => {
  const text = 'พิสูจน์และยืนยัน ตาม PDPA';
  const words = wholeWords({ home: { heading: { title: text } } });
  expect(text.split(new RegExp(words ?? ''))).toEqual(['พิสูจน์', 'และยืนยัน', ' ', 'ตาม PDPA', '']);
  expect(wholeWords({ home: { note: text } })).toBeUndefined();
  expect(wholeWords({ home: { heading: { title: 'และคะแนนความเสี่ยง' } } })).toBe('(คะแนนความเสี่ยง)');
});

it('loses no word to another one of the page that begins before it', () => {
  expect(shown('บริการตรวจสอบ', 'การตรวจ ที่ดี')).toBe('[บริการตรวจสอบ]');
});

it('is none for labels and for languages whose words stand apart', () => {
  expect(
    wholeWords({ common: { nav: { partners: 'พาร์ตเนอร์' } }, home: { title: 'A page' } }),
  ).toBeUndefined();
  expect(wholeWords({ forms: { consent: { label: 'ความยินยอม' } } })).toBeDefined();
});
