import { expect, test } from 'vitest';
import { forgetWritten, watchWritten } from './written-pages';

test('of a page that is written nothing is kept', () => {
  const pageContext = { urlOriginal: '/', _prerenderResult: { fileContent: '<!doctype html>' } };
  const output = [{ pageContext }];
  watchWritten(output);
  forgetWritten();
  expect([output, pageContext]).toEqual([[], { urlOriginal: '/' }]);
});
