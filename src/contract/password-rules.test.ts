import * as v from 'valibot';
import { expect, test } from 'vitest';
import { newPassword } from './password-rules';

const firstError = (password: unknown): string | undefined =>
  v.safeParse(newPassword(), password).issues?.[0].message;

test.each(['abcdefg1', 'รหัสผ่าน๑', '  a      1', 'пароль-7', '😀😀😀😀😀😀a1', `a1${'x'.repeat(254)}`])(
  '%j may be chosen',
  (password) => {
    expect(firstError(password)).toBeUndefined();
  },
);

test.each([
  ['', 'required'],
  ['abcdef1', 'password-too-short'],
  // Eight code units, but five characters.
  ['😀😀😀a1', 'password-too-short'],
  // What nobody sees does not count, nor do the two parts of one letter.
  [`${'\u200b'.repeat(6)}a1`, 'password-too-short'],
  [`${'\u3164'.repeat(6)}a1`, 'password-too-short'],
  [`${'e\u0301'.repeat(3)}a1`, 'password-too-short'],
  ['      a1', 'password-too-short'],
  ['12345678', 'password-needs-letter'],
  ['abcdefgh', 'password-needs-number'],
  ['abcdefg\u0000', 'invalid-characters'],
  ['abcdefg\ud800', 'invalid-characters'],
  [`a1${'x'.repeat(255)}`, 'too-long'],
  [12345678, 'wrong-type'],
])('%j is refused: %s', (password, error) => {
  expect(firstError(password)).toBe(error);
});
