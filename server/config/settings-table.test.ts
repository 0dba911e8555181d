import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsTable } from '../testing/settings-table';
import { settings } from './settings';

const between = (text: string, from: string, to: string): string =>
  text.slice(text.indexOf(from) + from.length, text.indexOf(to)).trim();

/** A formatter aligns the columns. */
const withoutPadding = (table: string): string => table.replace(/ +/g, ' ').replace(/-+/g, '-');

test('the handbook has every setting with its default, as the schema has it', () => {
  const handbook = readFileSync('docs/operations.md', 'utf8');
  // When it differs, what is expected here is what belongs there.
  const table = between(handbook, '<!-- settings -->', '<!-- /settings -->');
  expect(withoutPadding(table)).toBe(withoutPadding(settingsTable()));
});

test('each setting is told of in the README of the server', () => {
  const readme = readFileSync('server/README.md', 'utf8');
  for (const name of Object.keys(settings)) expect(readme).toContain(`\`${name}\``);
});
