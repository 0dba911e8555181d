import { describe, expect, it } from 'vitest';
import { ruleFor } from './route-rules';

const RULES = {
  '/**': { prerender: true },
  '/api/**': { prerender: false },
  '/api/open': { prerender: true },
};

describe('ruleFor', () => {
  it.each([
    ['/', true],
    ['/th/pricing', true],
    ['/api', false],
    ['/api/health', false],
    ['/api/open', true],
    ['/apiary', true],
  ])('%s', (pathname, prerender) => {
    expect(ruleFor(RULES, pathname)).toEqual({ prerender });
  });

  it('has no rule without a pattern', () => {
    expect(ruleFor({}, '/pricing')).toEqual({});
  });
});
