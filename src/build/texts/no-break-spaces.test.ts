import { expect, it } from 'vitest';
import { keepTogether } from './no-break-spaces';

const kept = (text: string) => keepTogether('th', { home: { text } })['home']?.['text'];

it('keeps the repetition mark with the word that it repeats', () => {
  expect(kept('ชื่อต่าง ๆ ของคุณ')).toBe('ชื่อต่าง\u00a0ๆ ของคุณ');
});

it('keeps a figure with what it counts', () => {
  expect(kept('เก่ากว่า 7 วัน จาก 10,000+ ประเภท')).toBe('เก่ากว่า 7\u00a0วัน จาก 10,000+\u00a0ประเภท');
});

it('keeps a figure with what it counts in English too', () => {
  const resources = { home: { text: 'within 7 days, 50+ test onboardings and 3 More' } };
  expect(keepTogether('en', resources)['home']?.['text']).toBe(
    'within 7\u00a0days, 50+\u00a0test onboardings and 3 More',
  );
});

it('leaves labels and the other language alone, and only labels', () => {
  const resources = {
    common: { nav: { partners: '3 พาร์ตเนอร์' } },
    forms: { login: { submit: 'ครั้งที่ 2 แล้ว', wrong: 'รอ 2 วินาที' }, consent: { label: 'รอ 3 วัน' } },
  };
  expect(keepTogether('th', resources)).toEqual({
    common: { nav: { partners: '3 พาร์ตเนอร์' } },
    forms: {
      login: { submit: 'ครั้งที่ 2 แล้ว', wrong: 'รอ 2\u00a0วินาที' },
      consent: { label: 'รอ 3\u00a0วัน' },
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
