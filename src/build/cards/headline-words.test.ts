import { describe, expect, it } from 'vitest';
import { headlineWords } from './headline-words';

describe('headlineWords', () => {
  it('ends lines at spaces alone where words have spaces between them', () => {
    expect(headlineWords('Free for 14 days, from $1.39', 'en')).toEqual([
      'Free ',
      'for ',
      '14 ',
      'days, ',
      'from ',
      '$1.39',
    ]);
  });

  it('keeps together what a no-break space joins', () => {
    expect(headlineWords('14\u00a0days', 'en')).toEqual(['14\u00a0days']);
  });

  it('ends Thai lines between words, and never within one that the dictionary lacks', () => {
    const words = headlineWords('นำบริการยืนยันตัวตนไปเสนอลูกค้า', 'th');
    expect(words).toContain('ยืนยันตัวตน');
    expect(words.join('|')).not.toMatch(/บริ\||ตัว\|ตน/);
    expect(words.length).toBeGreaterThan(3);
  });

  it('keeps a small word with what follows it, over a space too', () => {
    expect(headlineWords('ใบหน้า และ AML ในไม่กี่ขั้นตอน', 'th').join('|')).toBe('ใบหน้า |และ AML |ในไม่กี่|ขั้นตอน');
  });

  it.each(['รับลูกค้าใหม่ ตรวจเอกสาร ใบหน้า และ AML', 'e-KYC ออนไลน์ทำงานอย่างไร'])(
    'loses no letter of %s, and begins no line with a mark',
    (text) => {
      const words = headlineWords(text, 'th');
      expect(words.join('')).toBe(text);
      for (const word of words) expect(word).not.toMatch(/^[\p{M} ]/u);
    },
  );
});
