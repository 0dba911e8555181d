import { expect, test } from 'vitest';
import en from '../../../locales/en/solution.json' with { type: 'json' };
import { ALL_PLACES, PLACES } from './places';
import { placesStyles } from './places-styles';

const checksOf = (group: object): string[] =>
  Object.entries(group).flatMap(([id, text]) => (typeof text === 'string' ? [] : [id]));

test('each check of the list has its place on the specimen, in the order of the list', () => {
  expect(Object.entries(PLACES).map(([group, checks]) => [group, Object.keys(checks)])).toEqual(
    Object.entries(en.feature).map(([group, texts]) => [group, checksOf(texts)]),
  );
});

test('the loupe is led to each of them', () => {
  const styles = placesStyles();
  const ids = ALL_PLACES.map(({ id }) => id);
  const [first] = ALL_PLACES;
  expect(styles).toContain(
    `@property --loupe-x { syntax: "<number>"; inherits: true; initial-value: ${first?.loupeX}; }`,
  );
  expect(styles).toContain(
    `@property --loupe-y { syntax: "<number>"; inherits: true; initial-value: ${first?.loupeY}; }`,
  );
  expect(styles).toContain(`--timelines: ${ids.map((id) => `--${id}`).join(', ')};`);
  expect(styles).toContain(`--moves: ${ids.map((id) => `to-${id}`).join(', ')};`);
  for (const [row, { id, loupeX, loupeY }] of ALL_PLACES.entries()) {
    expect(styles).toContain(`.at-${id} { --timeline: --${id}; --row: ${row - 11.5}; }`);
    expect(styles).toContain(`@keyframes to-${id} { to { --loupe-x: ${loupeX}; --loupe-y: ${loupeY}; } }`);
  }
});
