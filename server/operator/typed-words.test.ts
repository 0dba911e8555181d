import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { typedWords } from './typed-words';

test('an e-mail may be typed instead of standing in the command', async () => {
  const words = ['delete', '--email', '-'];
  expect(await typedWords(words, Readable.from([' a@example.com\n', 'b@example.com\n']))).toEqual([
    'delete',
    '--email',
    'a@example.com',
  ]);
  expect(await typedWords(words, Readable.from([]))).toEqual(['delete', '--email', '']);
});

test('nothing is read that is not asked for', async () => {
  const input = new Readable({
    read() {
      throw new Error('read');
    },
  });
  for (const words of [['list'], ['done', '-'], ['show', '--email', 'a@example.com'], ['show', '--email']]) {
    expect(await typedWords(words, input)).toEqual(words);
  }
});
