import { type Location, NavigationType, parsePath } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { LoadedPage } from './loaded-page';
import { openedPages, type PagesAhead, withWanted } from './pages-ahead';

const PAGE = {} as LoadedPage;

const at = (to: string): Location => ({
  pathname: '/',
  search: '',
  hash: '',
  state: null,
  key: to,
  ...parsePath(to),
});

const want = (ahead: PagesAhead, to: string, shown = '/a'): PagesAhead =>
  withWanted(ahead, { to, pathname: at(to).pathname, page: PAGE }, shown);

const open = (ahead: PagesAhead, to: string, shown = '/a', action = NavigationType.Push): PagesAhead =>
  openedPages(ahead, shown, at(to), action);

const addresses = (ahead: PagesAhead): string[] => ahead.map(({ to }) => to);

test('the page wanted last is ahead, alone', () => {
  const ahead = want(want([], '/b'), '/c?volume=200');
  expect(addresses(ahead)).toEqual(['/c?volume=200']);
  expect(want(ahead, '/c?volume=200')).toBe(ahead);
});

test('the page that is shown is not', () => {
  expect(want([], '/a#further-down')).toEqual([]);
});

test('an opened page stays what it is, beside the next one', () => {
  const opened = open(want([], '/b'), '/b');
  expect(addresses(opened)).toEqual(['/b']);
  expect(addresses(want(opened, '/c', '/b'))).toEqual(['/b', '/c']);
  expect(addresses(open(want(opened, '/c', '/b'), '/b#further-down', '/b'))).toEqual(['/b']);
  expect(addresses(open(want(opened, '/c', '/b'), '/c', '/b'))).toEqual(['/c']);
});

test.each([
  ['with another search', '/b?volume=200', NavigationType.Push],
  ['at a place of it', '/b#further-down', NavigationType.Push],
  ['as a way back', '/b', NavigationType.Pop],
  ['that was not wanted', '/c', NavigationType.Push],
])('a page %s is begun anew', (_, to, action) => {
  expect(open(want([], '/b'), to, '/a', action)).toEqual([]);
});
