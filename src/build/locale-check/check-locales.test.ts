import { describe, expect, it } from 'vitest';
import { checkLocales } from './check-locales';
import { compareFiles, compareTexts } from './compare';
import { flatten } from './flatten';
import { literalsOf, unusedKeys } from './usage';

describe('the locale files', () => {
  it('have the same keys, all used, all translated, with the same placeholders', async () => {
    expect(await checkLocales(process.cwd())).toEqual([]);
  });
});

describe('compareTexts', () => {
  it.each([
    ['Read on', '', 'is empty'],
    ['Read on', 'Read on', 'is not translated'],
    ['Over {{countries}} countries', 'กว่า {{country}} ประเทศ', 'has other placeholders'],
    ['Over 220 countries', 'กว่า 220 ประเทศ', 'has a figure that is not a fact'],
    ['Kept for a week', 'เก็บไว้ 7 วัน', 'has a figure that is not a fact'],
    ['Over many document types', 'เอกสารกว่า 7000 ประเภท', 'has a figure that is not a fact'],
    ['Four steps', '5 ขั้นตอน', 'counts otherwise than the English'],
    ['Read this page again', 'อ่าน please read this page again', 'has a sentence left in English'],
  ])('%s / %s %s', (source, translation, problem) => {
    expect(compareTexts('th', source, translation)).toBe(problem);
  });

  it.each([
    ['REST API', 'REST API'],
    ['Over {{countries}} countries', 'กว่า {{countries}} ประเทศ'],
    ['Six layers, both sides, a link', '6 ชั้น ทั้ง 2 ด้าน ลิงก์ 1 รายการ'],
    ['Ten times as many', 'เป็น 10 เท่า'],
    ['Address, second line', 'ที่อยู่ (บรรทัดที่ 2)'],
    ['A sentence or two', '1–2 ประโยค'],
    ['By the method of ICAO 9303', 'ตามวิธีของ ICAO 9303'],
  ])('accepts %s / %s', (source, translation) => {
    expect(compareTexts('th', source, translation)).toBeNull();
  });
});

describe('compareFiles', () => {
  it('names missing and extra keys', () => {
    const source = flatten({ a: { b: 'One' } });
    const translation = flatten({ a: { c: 'หนึ่ง' } });
    expect(compareFiles('th', 'home.json', source, translation)).toEqual([
      'th/home.json: a.b is missing',
      'th/home.json: a.c is extra',
    ]);
  });
});

describe('unusedKeys', () => {
  const literals = literalsOf([
    { path: 'a.tsx', text: "t('hero.title'); t(`service.${id}`); meta: 'home:meta.index'" },
  ]);

  it.each([
    ['hero.title', []],
    ['service.face-match', []],
    ['meta.index.title', []],
    ['hero.lead', ['hero.lead']],
  ])('%s', (key, expected) => {
    expect(unusedKeys('home', [key], literals)).toEqual(expected);
  });
});
