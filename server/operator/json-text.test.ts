import { expect, test } from 'vitest';
import { jsonText } from './json-text';

test('what drives a terminal is escaped, and what is read is the same', () => {
  const value = { text: 'a\u001b[2J\u009b2J\u202eb\u200bไทย 😀\u{e0041}' };
  const text = jsonText(value);
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(text).toContain('ไทย 😀');
  expect(JSON.parse(text)).toEqual(value);
});
