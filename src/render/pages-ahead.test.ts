import { type Location, NavigationType, parsePath } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { LoadedPage } from './loaded-page';
import { nextPlace, type Place, type WantedPage, withWanted } from './pages-ahead';

const PAGE = {} as LoadedPage;

const at = (to: string): Location => ({
  pathname: '/',
  search: '',
  hash: '',
  state: null,
  key: to,
  ...parsePath(to),
});

const want = (place: Place, to: string): Place =>
  withWanted(place, { to, pathname: to.replace(/[?#].*/, ''), page: PAGE } satisfies WantedPage);

const go = (place: Place, to: string, action = NavigationType.Push): Place =>
  nextPlace(place, at(to), action);

const ahead = (place: Place): string[] => place.ahead.map(({ to }) => to);

const START: Place = { location: at('/a'), action: NavigationType.Pop, ahead: [] };

test('the page wanted last is ahead, alone', () => {
  const place = want(want(START, '/b'), '/c?volume=200');
  expect(ahead(place)).toEqual(['/c?volume=200']);
  expect(want(place, '/c?volume=200')).toBe(place);
});

test('the page that is shown is not', () => {
  expect(want(START, '/a#further-down')).toBe(START);
});

test('an opened page stays what it is, beside the next one', () => {
  const opened = go(want(START, '/b'), '/b');
  expect(ahead(opened)).toEqual(['/b']);
  const both = go(want(opened, '/c'), '/b#further-down');
  expect(ahead(want(both, '/c'))).toEqual(['/b', '/c']);
  expect(ahead(go(want(both, '/c'), '/c'))).toEqual(['/c']);
});

test.each([
  ['with another search', '/b?volume=200', NavigationType.Push],
  ['at a place of it', '/b#further-down', NavigationType.Push],
  ['as a way back', '/b', NavigationType.Pop],
  ['that was not wanted', '/c', NavigationType.Push],
])('a page %s is begun anew', (_, to, action) => {
  expect(ahead(go(want(START, '/b'), to, action))).toEqual([]);
});

test('a page that is shown is not begun anew for having been wanted', () => {
  // It was opened before what is wanted had been rendered: the click came first to the screen.
  const opened = go(START, '/b');
  expect(want(opened, '/b')).toBe(opened);
});
