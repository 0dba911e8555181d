import { describe, expect, it } from 'vitest';
import { safeTarget } from './navigate';

const ORIGIN = 'https://verisiam.example';
const BACKSLASH = String.fromCharCode(92);

describe('safeTarget', () => {
  it.each([
    ['/', '/'],
    ['/pricing', '/pricing'],
    ['/th/contact-sales?plan=starter#main', '/th/contact-sales?plan=starter#main'],
    ['/login?next=//evil.example', '/login?next=//evil.example'],
    ['/solution/../pricing', '/pricing'],
    ['/a b', '/a%20b'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
  ])('leads to %s within the site', (target, expected) => {
    expect(safeTarget(target, ORIGIN)).toBe(expected);
  });

  it.each([
    'https://evil.example',
    'https://verisiam.example.evil.example/',
    'http:evil.example',
    '//evil.example',
    '///evil.example',
    `/${BACKSLASH}evil.example`,
    `${BACKSLASH}${BACKSLASH}evil.example`,
    `${BACKSLASH}/evil.example`,
    `/pricing${BACKSLASH}..${BACKSLASH}..//evil.example`,
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '\u00a0//evil.example',
    '\u200b//evil.example',
    '/\u0000/evil.example',
    '/%2f/evil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%255cevil.example',
    '/%25252fevil.example',
    '/%09/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/%',
    'pricing',
    '?next=/pricing',
    '#main',
    '@evil.example',
    '',
    null,
    undefined,
    7,
    ['/pricing'],
  ])('refuses %j', (target) => {
    expect(safeTarget(target, ORIGIN)).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://verisiam.example/%0aalert(1)',
    'javascript%3Aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'DATA:text/html;base64,PHN2Zz4=',
    'vbscript:msgbox(1)',
    'blob:https://verisiam.example/0',
    'view-source:https://verisiam.example',
    'file:///etc/passwd',
    'filesystem:https://verisiam.example/temporary/x',
    'about:blank',
    '//evil.example',
    'https:/evil.example',
    `https:${BACKSLASH}${BACKSLASH}evil.example`,
    'https://user:secret@evil.example/',
    'https://exa\tmple.example/',
    'https://',
  ])('refuses %j even where external addresses are allowed', (target) => {
    expect(safeTarget(target, ORIGIN, { allowExternal: true })).toBeNull();
  });

  it.each([
    ['https://docs.example/start?x=1#y', 'https://docs.example/start?x=1#y'],
    ['HTTP://docs.example', 'http://docs.example/'],
    ['/pricing', '/pricing'],
  ])('leads to %s where external addresses are allowed', (target, expected) => {
    expect(safeTarget(target, ORIGIN, { allowExternal: true })).toBe(expected);
  });
});
