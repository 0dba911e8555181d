import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import en from '../../../locales/en/solution.json' with { type: 'json' };
import { ALL_PLACES, PLACES } from './places';

const checksOf = (group: object): string[] =>
  Object.entries(group).flatMap(([id, text]) => (typeof text === 'string' ? [] : [id]));

test('each check of the list has its place on the specimen, in the order of the list', () => {
  expect(Object.entries(PLACES).map(([group, checks]) => [group, Object.keys(checks)])).toEqual(
    Object.entries(en.feature).map(([group, texts]) => [group, checksOf(texts)]),
  );
});

test('the loupe is led to each of them', () => {
  const styles = readFileSync(new URL('inspection.css', import.meta.url), 'utf8');
  const listed = (property: string, prefix: string): string[] => {
    const [, names = ''] = new RegExp(`${property}:\\s*(${prefix}text-zones,[^;]*);`).exec(styles) ?? [];
    return names.split(',').map((name) => name.trim().slice(prefix.length));
  };
  const ids = ALL_PLACES.map(({ id }) => id);
  expect(listed('timeline-scope', '--')).toEqual(ids);
  expect(listed('animation-name', 'to-')).toEqual(ids);
  expect(listed('animation-timeline', '--')).toEqual(ids);
  for (const id of ids) expect(styles).toMatch(new RegExp(`\\.at-${id} {\\s*--timeline: --${id};`));
});
