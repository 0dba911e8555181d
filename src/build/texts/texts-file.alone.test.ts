import { expect, it, vi } from 'vitest';
import { gatherTexts } from './texts-file';

// As Windows lists a folder.
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof import('node:fs/promises')>()),
  readdir: async () => ['en', 'en\\forms.json', 'en\\line-breaks.ts'],
  readFile: async () => '{}',
}));

it('calls a file by the same name on every system', async () => {
  expect(JSON.parse(await gatherTexts())).toEqual({ '/locales/en/forms.json': {} });
});
