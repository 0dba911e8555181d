import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../contract/locales';
import { href } from '../../routes/href';
import { matchPage } from '../../routes/match-page';
import { llms, sitemap } from './crawler-files';

describe.each([
  ['the sitemap', sitemap],
  ['llms.txt', llms],
])('%s', (_name, write) => {
  it('names the pages in both languages, and none of one person or of a part of another', () => {
    const text = write();
    expect(text).toContain('verisiam.example/pricing');
    expect(text).toContain('verisiam.example/th/registration/free-trial');
    expect(text).not.toMatch(/account<|account\)|reset-password|top-banner/);
  });
});

it('names each language of a page by its own address, beside every one of them', () => {
  const entries = sitemap().match(/<url>.*<\/url>/g) ?? [];
  expect(entries.length).toBeGreaterThan(20);
  for (const entry of entries) {
    const [path = ''] = /(?<=<loc>https:\/\/verisiam\.example).*?(?=<)/.exec(entry) ?? [];
    const { page } = matchPage(path);
    for (const locale of LOCALES) {
      expect(entry).toContain(
        `hreflang="${locale}" href="https://verisiam.example${page && href(page.id, locale)}"`,
      );
    }
  }
});
