import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed, ENDINGS, keepCompressed } from './compressed';

const DECOMPRESS = { br: brotliDecompressSync, gz: gunzipSync };

test.each(ENDINGS)('what was compressed ahead as %s is what is asked for', async (ending) => {
  const content = Buffer.from(`${ending} `.repeat(1000));
  await keepCompressed(content, ending);
  expect(DECOMPRESS[ending](await compressed(content, ending))).toEqual(content);
});
