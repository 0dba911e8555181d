import { expect, it } from 'vitest';
import { preferredLocale } from './preferred-locale';

it.each([
  [['th-TH', 'en'], 'th'],
  [['th'], 'th'],
  [['TH-th'], 'th'],
  [['en-GB', 'th'], 'en'],
  [['xx', 'th-TH', 'en'], 'th'],
  [['xx', 'yy'], 'en'],
  [['tha'], 'en'],
  [[], 'en'],
])('%j is answered in %s', (languages, locale) => {
  expect(preferredLocale(languages)).toBe(locale);
});
