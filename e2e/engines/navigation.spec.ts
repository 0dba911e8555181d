import { ownChunk } from '../support/own-chunk';
import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

const FOOTER = 'footer';

/** By the canonical address, which is written when the page itself stands. */
const pageOf = (visitor: Visitor) =>
  visitor.element('link[rel="canonical"]', (link) => new URL((link as HTMLLinkElement).href).pathname);

const scrollPosition = (visitor: Visitor) => visitor.page(() => Math.round(window.scrollY));

/** To the foot of the page, where the links are that lead on without scrolling. */
async function scrollDown(visitor: Visitor): Promise<number> {
  await visitor.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(scrollPosition(visitor)).toBeGreaterThan(0);
  return (await scrollPosition(visitor)()) ?? 0;
}

test('a link leads on within the tab, moves the focus and starts at the top', async ({
  visitor,
  words,
  at,
}) => {
  await visitor.go(at('/'));
  await visitor.evaluate(() => void Object.assign(window, { mark: true }));
  await scrollDown(visitor);
  await visitor.click({ role: 'link', name: words.pricing.meta.index.link, within: FOOTER });
  await expect.poll(pageOf(visitor)).toBe(at('/pricing'));
  await expect.poll(visitor.isFocused('#main')).toBe(true);
  expect(await scrollPosition(visitor)()).toBe(0);
  expect(await visitor.text('[role="status"]')()).toBe(await visitor.evaluate(() => document.title));
  expect(await visitor.evaluate(() => 'mark' in window)).toBe(true);
});

test('back and forward return to where the pages were left, also straight after a reload', async ({
  visitor,
  words,
  at,
}) => {
  await visitor.go(at('/privacy-policy'));
  const left = await scrollDown(visitor);
  await visitor.click({ role: 'link', name: words.pricing.meta.index.link, within: FOOTER });
  await expect.poll(pageOf(visitor)).toBe(at('/pricing'));
  await expect.poll(scrollPosition(visitor)).toBe(0);
  await visitor.session.traverse(-1);
  await expect.poll(pageOf(visitor)).toBe(at('/privacy-policy'));
  await expect.poll(scrollPosition(visitor)).toBe(left);
  await visitor.session.traverse(1);
  await expect.poll(pageOf(visitor)).toBe(at('/pricing'));
  await visitor.reload();
  await visitor.session.traverse(-1);
  await expect.poll(pageOf(visitor)).toBe(at('/privacy-policy'));
  await expect.poll(scrollPosition(visitor)).toBe(left);
});

test('going back before the page has come to life opens the page that was left, at its place', async ({
  visitor,
  words,
  at,
  site,
}) => {
  await visitor.go(at('/privacy-policy'));
  const left = await scrollDown(visitor);
  await visitor.click({ role: 'link', name: words.pricing.meta.index.link, within: FOOTER });
  await expect.poll(pageOf(visitor)).toBe(at('/pricing'));
  const heading = await visitor.text('h1')();
  const release = site.hold(new RegExp(`^${ownChunk('/pricing')}`));
  await visitor.reloadUnhydrated();
  await visitor.session.traverse(-1);
  await expect.poll(() => visitor.path()).toBe(at('/privacy-policy'));
  // The other page is shown until then, unless the engine ends its loading, and it is loaded anew at once.
  release();
  await expect.poll(pageOf(visitor)).toBe(at('/privacy-policy'));
  await expect.poll(visitor.text('h1')).not.toBe(heading);
  await expect.poll(scrollPosition(visitor)).toBe(left);
});

test('back and forward between places of one page return to where each was left', async ({ visitor, at }) => {
  const CONTENTS = 'main a[href="#rights"]';
  const isNamed = visitor.page(() => location.hash !== '' && window.history.state !== null);
  await visitor.go(at('/privacy-policy'));
  await visitor.click(CONTENTS);
  await expect.poll(isNamed).toBe(true);
  await expect.poll(scrollPosition(visitor)).toBeGreaterThan(500);
  await visitor.evaluate(() => window.scrollBy({ top: 150, behavior: 'instant' }));
  const left = await scrollPosition(visitor)();
  await visitor.session.traverse(-1);
  await expect.poll(() => visitor.path()).toBe(at('/privacy-policy'));
  await expect.poll(scrollPosition(visitor)).toBeLessThan(500);
  await visitor.session.traverse(1);
  await expect.poll(scrollPosition(visitor)).toBe(left);
  await visitor.session.traverse(-1);
  await expect.poll(scrollPosition(visitor)).toBeLessThan(500);
  await visitor.click(CONTENTS);
  await expect.poll(scrollPosition(visitor)).toBe((left ?? 0) - 150);
});

test('home has its card again after another page, though nobody has turned to it', async ({
  visitor,
  words,
  at,
}) => {
  await visitor.go(at('/'));
  await scrollDown(visitor);
  await visitor.click({ role: 'link', name: words.pricing.meta.index.link, within: FOOTER });
  await expect.poll(pageOf(visitor)).toBe(at('/pricing'));
  await visitor.session.traverse(-1);
  await expect.poll(visitor.isShown('.specimen')).toBe(true);
});
