import { describe, expect, it } from 'vitest';
import { SITE } from '../../config/site';
import { jsonForScript } from '../../contract/escape-html';
import { matchPage } from '../../routes/match-page';
import { buildPayload } from './build-payload';

describe('buildPayload', () => {
  it('carries the namespaces that the page names and no other', () => {
    const { resources, pageId, entry } = buildPayload(matchPage('/pricing'), '/entry.js');
    expect(Object.keys(resources).sort()).toEqual(['common', 'plan', 'pricing']);
    expect({ pageId, entry }).toEqual({ pageId: 'pricing', entry: '/entry.js' });
  });

  it('gives a section the canonical address of its page', () => {
    const { head } = buildPayload(matchPage('/th/solution/top-banner'), '/entry.js');
    expect(head).toContain(`rel="canonical" href="${SITE.origin}/th/solution"`);
  });

  it.each(['/th/404', '/account', '/th/reset-password'])('keeps %s out of search engines', (path) => {
    const { head } = buildPayload(matchPage(path), '/entry.js');
    expect(head).toContain('noindex');
    expect(head).not.toMatch(/canonical|hreflang/);
  });
});

describe('jsonForScript', () => {
  it.each(['</script><script>alert(1)</script>', '<!-- <script>', '\u2028\u2029'])(
    'keeps %j inside',
    (text) => {
      const json = jsonForScript({ text });
      expect(json).not.toMatch(/<|\u2028|\u2029/);
      expect(JSON.parse(json)).toEqual({ text });
    },
  );
});
