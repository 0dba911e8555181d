// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { readPageHead, writePageHead } from './page-head';

const title = (text: string) => `<title data-page="">${text}</title>`;
const style = (rule: string) => `<style data-page="">${rule}</style>`;
const ICON = '<link rel="icon" href="/favicon.svg">';

beforeEach(() => {
  document.head.innerHTML = title('One') + style('.all{}') + style('.one{}') + ICON;
});

const tags = () => Array.from(document.head.children, ({ outerHTML }) => outerHTML).join('');

test('the tags of the page before give way to this one’s, in their order', () => {
  const next = title('Two') + style('.two{}') + style('.all{}') + style('.three{}');
  writePageHead(next);
  expect(readPageHead()).toBe(next);
  expect(tags()).toContain(ICON);
  writePageHead(title('Three'));
  expect(tags()).toBe(ICON + title('Three'));
});

test('a stylesheet of both stays the same element', () => {
  const shared = document.querySelector('style');
  writePageHead(title('Two') + style('.all{}') + style('.two{}'));
  expect(document.querySelector('style')).toBe(shared);
});

test('what stands in another order is put in order', () => {
  const next = style('.one{}') + style('.all{}') + title('One');
  writePageHead(next);
  expect(readPageHead()).toBe(next);
});
