import { joinLocalePath } from '../../src/locale/locale-path';
import { otherLanguage } from './support/languages';
import { expect, test } from './support/test';

const localeCookie = () => /(?:^|; )locale=(\w+)/.exec(document.cookie)?.[1];

test('a first visit is in the browser’s language, and a switched one stays', async ({
  visitor,
  language,
  at,
}) => {
  const other = otherLanguage(language);
  await visitor.goUnhydrated('/?ref=mail#main');
  await expect.poll(() => visitor.path()).toBe(`${at('/')}?ref=mail#main`);
  await visitor.hydrated();
  await visitor.click(`a[hreflang^="${other}"]`);
  const there = `${joinLocalePath({ locale: other, path: '/' })}?ref=mail#main`;
  await expect.poll(() => visitor.path()).toBe(there);
  await expect.poll(visitor.attribute('html', 'lang')).toMatch(new RegExp(`^${other}-`));
  expect(await visitor.evaluate(localeCookie)).toBe(other);
  await visitor.goUnhydrated('/');
  await expect.poll(() => visitor.path()).toBe(joinLocalePath({ locale: other, path: '/' }));
});

test('the language switch keeps page, query and hash', async ({ visitor, language, at }) => {
  const other = otherLanguage(language);
  await visitor.go(`${at('/pricing')}?volume=200#main`);
  const heading = await visitor.text('h1')();
  await visitor.click(`a[hreflang^="${other}"]`);
  const path = joinLocalePath({ locale: other, path: '/pricing' });
  await expect.poll(() => visitor.path()).toBe(`${path}?volume=200#main`);
  await expect.poll(visitor.text('h1')).not.toBe(heading);
});
