import { PAGES } from '../../src/routes/pages';
import { idleScripts } from '../support/urls';
import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

const PHONES = [320, 360, 375, 390, 412, 430];
const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

const overflow = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

const hasFetched = (script: string) => performance.getEntriesByName(location.origin + script).length > 0;

test('no page scrolls sideways or says anything in the console', async ({ visitor, at }) => {
  const [lastScript] = idleScripts();
  for (const { path } of PAGES) {
    await visitor.go(at(path));
    // WebKit fails what a page that is left still waits for.
    await expect.poll(visitor.page(hasFetched, lastScript), at(path)).toBe(true);
    for (const size of SIZES) {
      await visitor.resize(size);
      expect.soft(await overflow(visitor), `${at(path)} at ${size.width} px`).toBe(0);
    }
    expect.soft(visitor.session.problems(), at(path)).toEqual([]);
  }
});

test('the home page does not scroll sideways on any phone', async ({ visitor, at }) => {
  await visitor.go(at('/'));
  for (const width of PHONES) {
    await visitor.resize({ width, height: 740 });
    expect.soft(await overflow(visitor), `at ${width} px`).toBe(0);
  }
});
