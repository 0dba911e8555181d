import { describe, expect, it } from 'vitest';
import { llms, sitemap } from './crawler-files';

describe.each([
  ['the sitemap', sitemap],
  ['llms.txt', llms],
])('%s', (_name, write) => {
  it('names the pages, and none of one person or of a part of another', () => {
    const text = write();
    expect(text).toContain('/pricing');
    expect(text).not.toMatch(/account<|account\)|reset-password|top-banner/);
  });
});
