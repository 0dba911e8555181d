import { ownChunk } from '../support/own-chunk';
import { scriptFrom } from '../support/urls';
import { expect, test } from './support/test';

const PAYLOADS = /^\/_payload\//;

const markDocument = () => void Object.assign(window, { mark: true });
const isMarked = () => 'mark' in window;

/** How the document came. */
const arrival = () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type;

test.use({
  expectedProblems:
    /Failed to load resource|could not be loaded|dynamically imported module|Importing a module|Loading module from|error boundary|^(?:404|503) /,
});

test('what the next page needs fails: a reload, then the error page, then trying again', async ({
  visitor,
  words,
  at,
  site,
}) => {
  // From the start: what links in view lead to is fetched ahead.
  const mend = site.fail(PAYLOADS, 503);
  await visitor.go(at('/'));
  await visitor.evaluate(markDocument);
  await visitor.click({ role: 'link', name: words.pricing.meta.index.link, within: 'footer' });
  await expect.poll(visitor.page(isMarked)).toBe(false);
  await visitor.hydrated();
  expect(await visitor.path()).toBe(at('/pricing'));
  await visitor.click({ role: 'link', name: words.solution.meta.index.link, within: 'footer' });
  await expect.poll(visitor.text('h1')).toBe(words.common.error.serverErrorTitle);
  expect(await visitor.path()).toBe(at('/solution'));
  mend();
  // The same address again; Testing Library takes an empty `href` for no link.
  await expect.poll(visitor.text('a[href=""]')).toBe(words.common.action.retry);
  await visitor.click('a[href=""]');
  await expect.poll(visitor.text('h1')).not.toBe(words.common.error.serverErrorTitle);
  await visitor.hydrated();
});

test('the page’s own code never comes: one reload, and the page is there to be read', async ({
  visitor,
  words,
  at,
  site,
}) => {
  const path = at('/faq');
  const own = ownChunk('/faq');
  site.fail(new RegExp(`^${own}`), 404);
  await visitor.goUnhydrated(path);
  await expect.poll(() => site.requests.filter((request) => request === `GET ${path}`).length).toBe(2);
  // What has been asked for is not there yet: a click on the first document would go with it.
  await expect.poll(visitor.page(arrival)).toBe('reload');
  await expect.poll(visitor.isShown('h1')).toBe(true);
  await visitor.click({ role: 'link', name: words.pricing.meta.index.link, within: 'footer' });
  await expect.poll(() => visitor.path()).toBe(at('/pricing'));
  await visitor.hydrated();
  expect(site.requests.filter((request) => request === `GET ${path}`)).toHaveLength(2);
});

test('what a form is sent with never comes: the browser sends it', async ({ visitor, words, at, site }) => {
  site.fail(new RegExp(`^${scriptFrom('src/forms/lifecycle/read-answers.ts')}`), 404);
  await visitor.go(at('/contact-sales'));
  await visitor.fill('[name="name"]', 'Ada');
  await visitor.fill('[name="email"]', 'ada@company.example');
  await visitor.click({ role: 'button', name: words.forms.contactSales.submit });
  await expect.poll(visitor.text('main')).toContain(words.forms.success.title);
  expect(site.requests.filter((request) => request === 'POST /api/contact-sales')).toHaveLength(1);
});
