import { describe, expect, it } from 'vitest';
import { localeCookie, readLocaleCookie } from './locale-cookie';

describe('readLocaleCookie', () => {
  it.each([
    ['locale=th', 'th'],
    ['a=b; locale=en; c=d', 'en'],
    ['locale=', null],
    ['locale=xx', null],
    ['mylocale=th', null],
    ['', null],
  ])('%s is %s', (cookies, locale) => {
    expect(readLocaleCookie(cookies)).toBe(locale);
  });
});

it('lasts 365 days, for the whole site, and is not sent along by other sites', () => {
  expect(localeCookie('th')).toBe('locale=th; Max-Age=31536000; Path=/; SameSite=Lax');
});
