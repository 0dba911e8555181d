import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../contract/locales';
import { joinLocalePath, splitLocalePath } from './locale-path';

describe('splitLocalePath', () => {
  it.each([
    ['/', 'en', '/'],
    ['', 'en', '/'],
    ['/th', 'th', '/'],
    ['/th/', 'th', '/'],
    ['/th/pricing', 'th', '/pricing'],
    ['/th/pricing/', 'th', '/pricing'],
    ['/pricing', 'en', '/pricing'],
    ['/pricing/', 'en', '/pricing'],
    ['/thailand', 'en', '/thailand'],
    ['/TH', 'en', '/TH'],
    ['/en/pricing', 'en', '/en/pricing'],
    ['/th/th', 'th', '/th'],
    ['/th/thailand', 'th', '/thailand'],
    ['/th/%E0%B9%84%E0%B8%97%E0%B8%A2', 'th', '/%E0%B9%84%E0%B8%97%E0%B8%A2'],
    ['/%74%68/pricing', 'en', '/%74%68/pricing'],
    ['//evil.example/th', 'en', '/evil.example/th'],
    ['/\\evil.example', 'en', '/evil.example'],
    ['/th//evil.example', 'th', '/evil.example'],
  ])('%s is %s %s', (pathname, locale, path) => {
    expect(splitLocalePath(pathname)).toEqual({ locale, path });
  });

  it('takes very long paths', () => {
    const long = `/${'a'.repeat(100_000)}`;
    expect(splitLocalePath(`/th${long}`)).toEqual({ locale: 'th', path: long });
  });
});

describe('joinLocalePath', () => {
  it.each([
    ['en', '/', '/'],
    ['th', '/', '/th'],
    ['en', '/pricing', '/pricing'],
    ['th', '/pricing', '/th/pricing'],
    ['th', '/pricing/', '/th/pricing'],
    ['en', '//evil.example', '/evil.example'],
  ] as const)('%s %s is %s', (locale, path, pathname) => {
    expect(joinLocalePath({ locale, path })).toBe(pathname);
  });
});

describe('both ways', () => {
  // A first segment that is itself a prefix can't be an English path: `/th` is the Thai home page.
  const segment = fc.stringMatching(/^[\w%-]{1,12}$/);
  const path = fc
    .array(segment, { maxLength: 4 })
    .map((segments) => `/${segments.join('/')}`)
    .filter((candidate) => !/^\/th(\/|$)/.test(candidate));

  it('splitting what was joined gives it back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), path, (locale, candidate) => {
        const joined = joinLocalePath({ locale, path: candidate });
        expect(splitLocalePath(joined)).toEqual({ locale, path: candidate });
      }),
    );
  });

  it('never gives the address of another site, whatever comes in', () => {
    fc.assert(
      fc.property(fc.string(), (pathname) => {
        const rejoined = joinLocalePath(splitLocalePath(pathname));
        expect(new URL(rejoined, 'https://verisiam.example').origin).toBe('https://verisiam.example');
      }),
    );
  });
});
