import { describe, expect, it } from 'vitest';
import { llms, sitemap } from './crawler-files';

describe.each([
  ['the sitemap', sitemap],
  ['llms.txt', llms],
])('%s', (_name, write) => {
  it('names the pages in both languages, and none of one person, of a plan or of a part of another', () => {
    const text = write();
    expect(text).toContain('verisiam.example/pricing');
    expect(text).toContain('verisiam.example/th/pricing');
    expect(text).not.toMatch(/account<|account\)|reset-password|registration|top-banner/);
  });
});

it('names each language of a page by its own address, beside every one of them', () => {
  const entries = sitemap().match(/<url>.*<\/url>/g) ?? [];
  expect(entries.length).toBeGreaterThan(20);
  for (const entry of entries) {
    const [path = ''] = /(?<=<loc>https:\/\/verisiam\.example)(?!\/th).*?(?=<)/.exec(entry) ?? [];
    if (path === '') continue;
    const thai = path === '/' ? '/th' : `/th${path}`;
    expect(entry).toContain(`hreflang="en" href="https://verisiam.example${path}"`);
    expect(entry).toContain(`hreflang="th" href="https://verisiam.example${thai}"`);
  }
});
