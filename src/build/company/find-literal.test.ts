import { expect, test } from 'vitest';
import { findLiterals } from './find-literal';

const SITE = { name: 'Verisiam', links: [{ url: 'https://a.example' }] };

test.each([
  ['as it is typed', '({ name: "Verisiam", links: [{ url: "https://a.example" }] })'],
  ['as it is minified', '{name:`Verisiam`,links:[{url:`https://a.example`}]}'],
])('an object is found %s', (_how, text) => {
  const literal = text.replace(/^\(|\)$/g, '');
  expect(findLiterals(`let a=1,b=${text};f(b.name)`, SITE, SITE.name)).toEqual([literal]);
});

test('each of several is found', () => {
  expect(findLiterals('f({name:`Verisiam`});g({name:`Verisiam`})', { name: 'Verisiam' }, 'Verisiam')).toEqual(
    ['{name:`Verisiam`}', '{name:`Verisiam`}'],
  );
});

test('one that is other, or not of data alone, is not it', () => {
  const code =
    'let a={name:`Verisiam`},b={name:`${c}`,links:[]},d={name:`Verisiam`,links:[{url:e}]},f="Verisiam"';
  expect(findLiterals(code, SITE, SITE.name)).toEqual([]);
});
