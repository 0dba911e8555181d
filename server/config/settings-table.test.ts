import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsTable } from '../testing/settings-table';

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
