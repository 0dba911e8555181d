import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconSetFile } from './icon-set-file';

/** What is read of the package's file. */
interface IconSet {
  icons: Record<string, { body: string }>;
}

it('every icon is the package’s own, under the name that the package knows', () => {
  const url = import.meta.resolve('@iconify-json/lucide/icons.json');
  const packaged = JSON.parse(readFileSync(new URL(url), 'utf8')) as IconSet;
  const ours = JSON.parse(iconSetFile().content) as IconSet;
  expect(Object.keys(ours.icons).length).toBeGreaterThan(5);
  for (const [name, icon] of Object.entries(ours.icons)) {
    expect(packaged.icons[name]?.body, name).toBe(icon.body);
  }
});
