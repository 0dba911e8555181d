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
