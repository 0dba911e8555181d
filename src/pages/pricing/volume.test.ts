import { expect, it } from 'vitest';
import { MAX_VOLUME, parseVolume } from './volume';

it.each([
  ['0', 0],
  ['107', 107],
  ['1,200', 1200],
  [' 1 200 ', 1200],
  ['๑๒๐๐', 1200],
  ['９９', 99],
  ['9999999999', MAX_VOLUME],
  ['', null],
  [null, null],
  ['-5', null],
  ['1.5', null],
  ['1e3', null],
  ['NaN', null],
  ['<script>', null],
])('%j is %j', (text, volume) => {
  expect(parseVolume(text)).toBe(volume);
});
