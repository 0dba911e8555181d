import { expect, test } from 'vitest';
import { isCompressible } from './compressible';

test.each([
  ['/site/client/pricing.html', 1024, true],
  ['/site/client/pricing.html', 1023, false],
  ['/site/client/site.webmanifest', 5000, true],
  ['/site/client/card.png', 5000, false],
  ['/site/client/pricing.html.br', 5000, false],
  // Who edits it in a finished build would go on being served the twins of before.
  ['/site/client/config.json', 5000, false],
  ['C:\\site\\client\\config.json', 5000, false],
  ['config.json', 5000, false],
  ['/site/client/my-config.json', 5000, true],
])('%s of %i bytes has compressed twins: %s', (file, bytes, has) => {
  expect(isCompressible(file, bytes)).toBe(has);
});
