import { expect, test } from 'vitest';
import { isCommonPassword } from './common-password';

test.each([
  'password1',
  'Password123',
  'P@ssw0rd',
  'passw0rd',
  'qwerty123',
  'QWERTY2024',
  'abc12345',
  'abcd1234',
  '1q2w3e4r',
  '1qaz2wsx',
  'zaq12wsx',
  'iloveyou1',
  'letmein1',
  'welcome1',
  'Welcome2025!',
  'admin123',
  'trustno1',
  'dragon99',
  'monkey123',
  'sunshine1',
  'a1b2c3d4',
  'qwer1234',
  'test1234',
  'football1',
  '123456abc',
  '1password',
  'thailand1',
  'aaaaaaa1',
  'asdf1234',
  'summer2026',
  'changeme1',
  'pa$$word1',
  'verisiam2026',
  '１２３４qwer',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'a quiet river 7',
  'correct horse 7 battery',
  'x9Kq2mVt',
  'passwordless-journey-41',
  'dragonfly 8 on a pond',
  'welcome48213',
  'รหัสผ่านที่ดี๙',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
