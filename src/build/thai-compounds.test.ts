import { expect, it } from 'vitest';
import { joinCompounds, keepCompounds } from './thai-compounds';

it('joins every compound wherever it stands, and changes nothing that is drawn', () => {
  const text = 'การยืนยันตัวตนโดยผู้เชี่ยวชาญ และบัตรประจำตัว';
  const joined = joinCompounds(text);
  expect(joined).toContain('ตัว\u2060ตน');
  expect(joined).toContain('ผู้\u2060เชี่ยวชาญ');
  expect(joined).toContain('ประจำ\u2060ตัว');
  expect(joined.replaceAll('\u2060', '')).toBe(text);
});

it('leaves labels and the other language alone', () => {
  const resources = { common: { nav: { partners: 'พาร์ทเนอร์' } }, home: { hero: { title: 'ตัวตน' } } };
  expect(keepCompounds('th', resources)).toEqual({
    common: { nav: { partners: 'พาร์ทเนอร์' } },
    home: { hero: { title: 'ตัว\u2060ตน' } },
  });
  expect(keepCompounds('en', resources)).toBe(resources);
});
