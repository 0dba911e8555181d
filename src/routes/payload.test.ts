import { describe, expect, it } from 'vitest';
import { isPayload, type Payload } from './payload';

const ENTRY = '/assets/entry.js';

const PAYLOAD: Payload = {
  entry: ENTRY,
  pageId: 'pricing',
  locale: 'en',
  path: '/pricing',
  resources: {},
  sheet: { zone: [] },
  head: '<title>Pricing</title>',
};

describe('isPayload', () => {
  it('takes what is for this code', () => {
    expect(isPayload(PAYLOAD, ENTRY)).toBe(true);
  });

  it.each([
    ['what is for other code', { ...PAYLOAD, entry: '/assets/other.js' }],
    ['what is for no code', { ...PAYLOAD, entry: undefined }],
    ['texts alone', { entry: ENTRY, resources: {} }],
    ['no language', { ...PAYLOAD, locale: undefined }],
    ['no path', { ...PAYLOAD, path: undefined }],
    ['no head', { ...PAYLOAD, head: undefined }],
    ['no page', { ...PAYLOAD, pageId: undefined }],
    ['no sheet', { ...PAYLOAD, sheet: undefined }],
    ['no pattern in its place', { ...PAYLOAD, whole: null }],
    ['no texts', { ...PAYLOAD, resources: null }],
    ['what is no object', 'gone'],
    ['nothing', null],
  ])('refuses %s', (_what, value) => {
    expect(isPayload(value, ENTRY)).toBe(false);
  });
});
