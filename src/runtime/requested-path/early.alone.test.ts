// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

const runs = async (html: string): Promise<string> => {
  document.body.innerHTML = `<h1>Page Not Found${html}</h1>`;
  await import('./early.client');
  return document.body.textContent;
};

beforeEach(() => {
  vi.resetModules();
  history.replaceState(null, '', '/th/%E0%B9%84%E0%B8%A1%E0%B9%88%3Cb%3E');
});

it.each([
  ['is written as text', '<span data-requested-path=""></span>', 'Page Not Found: /th/ไม่<b>'],
  [
    'that a server has written stays',
    '<span data-requested-path="">: /asked</span>',
    'Page Not Found: /asked',
  ],
  ['has no place on another page', '', 'Page Not Found'],
])('the address that was asked for %s', async (_what, html, shown) => {
  expect(await runs(html)).toBe(shown);
});

it('a malformed escape is shown as it was typed', async () => {
  history.replaceState(null, '', '/%E0%');
  expect(await runs('<span data-requested-path=""></span>')).toBe('Page Not Found: /%E0%');
});
