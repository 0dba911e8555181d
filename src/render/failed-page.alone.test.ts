// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { failedPage } from './failed-page';
import type { LoadedPage } from './loaded-page';
import { writePageHead } from './page-head';

vi.mock('../config/site', async (original) => {
  const { SITE, ...site } = await original<typeof import('../config/site')>();
  return { ...site, SITE: { ...SITE, name: 'R&amp </title>' } };
});

it('is titled with the company’s name, letter by letter', () => {
  const shown = { match: {}, i18n: { t: () => 'Error' } } as unknown as LoadedPage;
  writePageHead(failedPage(shown).head);
  expect(document.title).toBe('Error · R&amp </title>');
});
