import * as v from 'valibot';
import { settings } from '../config/settings';

type Setting = (typeof settings)[keyof typeof settings];

/** Usable for nothing that is not any text. */
const UNUSABLE = '?';

function expectation(setting: Setting): string {
  const { success, issues } = v.safeParse(setting, UNUSABLE);
  const message = issues?.[0]?.message ?? '';
  // The library's own words, where a setting has none.
  return success || message.startsWith('Invalid') ? 'text' : message;
}

function defaultOf(setting: Setting): string {
  const value: unknown = v.getDefault(setting);
  return typeof value === 'string' && value !== '' ? `\`${value}\`` : '';
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** What docs/operations.md says of the settings, a row each in the schema's order. */
export function settingsTable(): string {
  const rows = Object.entries(settings).map(
    ([name, setting]) => `| \`${name}\` | ${defaultOf(setting)} | ${cell(expectation(setting))} |`,
  );
  return ['| variable | default | takes |', '| --- | --- | --- |', ...rows].join('\n');
}
