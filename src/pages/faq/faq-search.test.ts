import { expect, test } from 'vitest';
import { matchesQuery } from './faq-search';

const question = {
  id: 'vat',
  question: 'Is VAT included?',
  answer: 'No. Prices exclude VAT of 7%. ไม่รวมภาษีมูลค่าเพิ่ม',
};

test.each([
  ['', true],
  ['vat', true],
  ['PRICES included', true],
  ['ภาษี', true],
  ['มูลค่าเพิ่ม', true],
  ['pricing vat', true],
  ['๗%', true],
  ['vat setup', false],
])('%j: %j', (query, expected) => {
  expect(matchesQuery(question, 'Pricing', query)).toBe(expected);
});
