// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createIdempotencyKeys } from '../lifecycle/idempotency-keys';
import { clearDraft, DRAFT_LIFETIME_MS, draftSeed, readDraft, writeDraft } from './draft-storage';

const FORM = 'contact-sales';
const VALUES = { name: 'Ada', message: 'Faces' };

/** As a page that was just opened: nothing in memory. */
const keyOf = (answers: object): string => createIdempotencyKeys(() => draftSeed(FORM, 1))(answers);

beforeEach(() => localStorage.clear());

it('has the same key for the same answers after a reload, and another for others', () => {
  writeDraft(FORM, VALUES, 1);
  const key = keyOf(VALUES);
  expect(key).toMatch(/^[\da-f]{32}$/);
  writeDraft(FORM, VALUES, 2);
  expect(keyOf(VALUES)).toBe(key);
  const others = [
    { ...VALUES, name: 'ada' },
    { ...VALUES, name: 'Adа' },
    { ...VALUES, message: 'Facet' },
    {},
  ];
  const keys = others.map(keyOf);
  expect(new Set([key, ...keys]).size).toBe(others.length + 1);
  expect(readDraft(FORM, 2)).toEqual(VALUES);
});

it('has another once the server has it, or it was cleared', () => {
  writeDraft(FORM, VALUES, 1);
  const key = keyOf(VALUES);
  clearDraft(FORM);
  expect(localStorage).toHaveLength(0);
  expect(keyOf(VALUES)).not.toBe(key);
});

it('keeps what was typed and is sent before it was saved', () => {
  const key = keyOf(VALUES);
  writeDraft(FORM, VALUES, 1);
  expect(keyOf(VALUES)).toBe(key);
  expect(readDraft(FORM, 1)).toEqual(VALUES);
  expect(readDraft(FORM, 2 + DRAFT_LIFETIME_MS)).toBeNull();
});

it.each(['{"savedAt":1,"values":{},"seed":5}', '{"savedAt":1,"values":{},"seed":"x"}', 'no JSON'])(
  'has a key where storage holds %s, or nothing can be stored',
  (stored) => {
    localStorage.setItem(`draft:${FORM}`, stored);
    expect(keyOf(VALUES)).toMatch(/^[\da-f]{32}$/);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(keyOf(VALUES)).toMatch(/^[\da-f]{32}$/);
    vi.restoreAllMocks();
  },
);
