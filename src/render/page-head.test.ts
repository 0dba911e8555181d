// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { addPageStyles, readPageHead, writePageHead } from './page-head';

const title = (text: string) => `<title data-page="">${text}</title>`;
const style = (rule: string) => `<style data-page="">${rule}</style>`;
const ICON = '<link rel="icon" href="/favicon.svg">';

beforeEach(() => {
  document.head.innerHTML = title('One') + style('.all{}') + style('.one{}') + ICON;
});

const tags = () => Array.from(document.head.children, ({ outerHTML }) => outerHTML).join('');
const styles = () => Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent);

test('what is told of the page before gives way to what is told of this one', () => {
  const robots = '<meta data-page="" name="robots" content="noindex">';
  writePageHead(title('Two') + robots + style('.all{}') + style('.two{}'));
  expect(tags()).toBe(title('Two') + robots + style('.all{}') + style('.one{}') + style('.two{}') + ICON);
  writePageHead(title('Three'));
  expect(readPageHead()).not.toMatch(/Two|robots/);
  expect(readPageHead()).toContain(title('Three'));
});

test('a stylesheet that stands is not read again, and one that came stays', () => {
  const [all] = document.querySelectorAll('style');
  addPageStyles(style('.all{}') + style('.two{}'));
  writePageHead(title('Two') + style('.all{}') + style('.two{}'));
  writePageHead(title('One') + style('.all{}') + style('.one{}'));
  expect(document.querySelector('style')).toBe(all);
  expect(styles()).toEqual(['.all{}', '.one{}', '.two{}']);
});

test('of a page that is about to be shown nothing is told', () => {
  addPageStyles(title('Two') + style('.two{}'));
  expect(document.title).toBe('One');
  expect(styles()).toEqual(['.all{}', '.one{}', '.two{}']);
});

test('a page’s stylesheets keep their order among those that stand', () => {
  addPageStyles(
    style('.first{}') + style('.all{}') + style('.between{}') + style('.one{}') + style('.last{}'),
  );
  expect(styles()).toEqual(['.first{}', '.all{}', '.between{}', '.one{}', '.last{}']);
});
