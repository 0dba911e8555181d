import { expect, it } from 'vitest';
import { matchPage } from '../../routes/match-page';
import { isTextsFile } from '../../routes/payload';
import { buildPayload } from './build-payload';
import { commonFiles, payloadFile } from './payload-file';

const ENTRY = '/entry.js';

it('is a page without the texts of every page, and with its stylesheets', () => {
  const payload = buildPayload(matchPage('/pricing'), ENTRY);
  const file = payloadFile(payload, '<style>a{}</style>');
  expect(Object.keys(file.resources).sort()).toEqual(['plan', 'pricing']);
  expect(file.head).toBe(`${payload.head}<style>a{}</style>`);
});

it('has those texts in a file a language, as documents have them', () => {
  const files = Object.entries(commonFiles('b1', ENTRY)).map(([path, json]) => [path, JSON.parse(json)]);
  expect(files.map(([path]) => path)).toEqual(['/_payload/b1/_common.json', '/_payload/b1/th/_common.json']);
  for (const [path, file] of files) {
    expect(isTextsFile(file, ENTRY)).toBe(true);
    const { common } = buildPayload(
      matchPage(path.includes('/th/') ? '/th/pricing' : '/pricing'),
      ENTRY,
    ).resources;
    expect(file.resources).toEqual({ common });
  }
});
