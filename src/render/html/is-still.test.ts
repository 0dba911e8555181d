import { expect, it } from 'vitest';
import { isStill, page } from './page';

const URL = '/account';

it('takes a page for what it was as long as all that it says is the same', async () => {
  const { html, payload } = await page(URL, { manifest: null });
  const before = { html, payload: JSON.stringify(payload) };
  expect(await isStill(URL, null, before)).toBe(true);
  const changed = [
    // Of a text of its own, and of one of every page, which the payload's file does not have.
    { ...before, payload: before.payload.replace('"title":"', '"title":"+ ') },
    { ...before, html: html.replace('"serverErrorTitle":"', '"serverErrorTitle":"+ ') },
  ];
  for (const other of changed) {
    expect(other).not.toEqual(before);
    expect(await isStill(URL, null, other)).toBe(false);
  }
});
