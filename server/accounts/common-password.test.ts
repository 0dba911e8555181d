import { afterEach, expect, test } from 'vitest';
import { SITE } from '../../src/config/site';
import { isCommonPassword } from './common-password';
import { loadCommonPasswords } from './common-password-list';

const { name: NAME } = SITE;

afterEach(() => {
  SITE.name = NAME;
});

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
  'p455w0rd',
  'usuckballz1',
  'gbpltw147',
  'Winnie88',
  'qwerty1qwerty',
  'verisiam2026',
  '１２３４qwer',
])('%s is common', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each([
  'a quiet river 7',
  'correct horse 7 battery',
  'x9Kq2mVt',
  'passwordless-journey-41',
  'dragonfly 8 on a pond',
  'welcome48213',
  'winnie the 8 honeybees',
  'dragon-tiger-42',
  'รหัสผ่านที่ดี๙',
])('%s is not', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});

test('the list is the length of the published ones, and has nothing that the rules refuse anyway', async () => {
  const { passwords, words } = await loadCommonPasswords();
  expect(passwords.size).toBeGreaterThan(10_000);
  expect(words.size).toBeGreaterThan(5_000);
  expect([...passwords].filter((text) => text.length < 8 || text !== text.toLowerCase())).toEqual([]);
});

test.each(['AcmeBank2026', 'acme bank 1', 'Acm3B4nk!1'])(
  '%s is common where the site is Acme Bank’s',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
    SITE.name = 'Acme Bank';
    expect(await isCommonPassword(password)).toBe(true);
  },
);
