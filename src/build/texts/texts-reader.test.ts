import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../contract/locales';
import { createI18n as createI18next, type LocaleResources } from '../../locale/i18n';
import { joinLocalePath } from '../../locale/locale-path';
import { createI18n as createReader } from '../../locale/reader/i18n';
import { matchPage } from '../../routes/match-page';
import { PAGES } from '../../routes/pages';
import { buildPayload } from '../payload/build-payload';

const URLS = LOCALES.flatMap((locale) => PAGES.map(({ path }) => joinLocalePath({ locale, path })));

/** Every text below, by the path of its key. */
function textsOf(value: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  return Object.entries(value as object).flatMap(([name, below]) => textsOf(below, [...path, name]));
}

/** Something for each place in the text that waits for a value. */
const valuesFor = (text: string): Record<string, string | number> =>
  Object.fromEntries(
    Array.from(text.matchAll(/\{\{\s*([\w.-]+)/g), ([, name = ''], index) => [
      name,
      index ? index : `<${name}>`,
    ]),
  );

describe.each(URLS)('%s', (url) => {
  const { locale, resources } = buildPayload(matchPage(url), '/entry.js');
  const i18next = createI18next(locale, resources);
  const reader = createReader(locale, resources);

  it('reads each text as i18next does', () => {
    for (const [namespace, texts] of Object.entries(resources)) {
      const [ours, theirs] = [reader, i18next].map((instance) =>
        instance.getFixedT(null, namespace as 'common'),
      );
      for (const [path, text] of textsOf(texts)) {
        const key = `${namespace}:${path}` as 'common:skipToContent';
        const values = valuesFor(text);
        const expected = i18next.t(key, values);
        expect(reader.t(key, values)).toBe(expected);
        expect(ours?.(path as 'skipToContent', values)).toBe(theirs?.(path as 'skipToContent', values));
        expect(reader.exists(key)).toBe(true);
      }
    }
  });
});

describe('a reader', () => {
  const resources: LocaleResources = {
    common: { a: { b: 'one {{x}}, {{y}}' }, same: 'common' },
    forms: { c: 'form', same: 'forms' },
  };
  const both = [createReader('en', resources), createI18next('en', resources)] as ReturnType<
    typeof createReader
  >[];

  it.each([
    ['what is not there', undefined, 'common:no.such'],
    ['a key without a namespace', undefined, 'a.b'],
    ['the first of several namespaces', ['forms', 'common'], 'same'],
    ['the second', ['common', 'forms'], 'c'],
    ['a namespace in the key', ['forms'], 'common:same'],
    ['no default beside other namespaces', 'forms', 'a.b'],
  ])('%s', (_name, namespaces, key) => {
    const [ours, theirs] = both.map((instance) => instance.getFixedT(null, namespaces)(key, { x: 1 }));
    expect(ours).toBe(theirs);
  });

  it('learns further namespaces, and gives the same function for the same ones', () => {
    const reader = createReader('en', resources);
    const t = reader.getFixedT(null, ['faq', 'common']);
    reader.addResourceBundle('en', 'faq', { q: 'asked' });
    reader.addResourceBundle('en', 'faq', { a: 'answered' });
    expect(reader.getResource('en', 'faq', 'q')).toBe('asked');
    expect([t('q'), t('a')]).toEqual(['asked', 'answered']);
    expect(reader.getFixedT(null, ['faq', 'common'])).toBe(t);
  });

  it('keeps what it knows of a part, as i18next does, when a page has less of it', () => {
    const texts = () => ({ error: { 'email-in-use': 'in use', required: 'missing' } });
    const [less, known] = [{ error: { required: 'needed' } }, texts()];
    const i18next = createI18next('en', { forms: texts() });
    const reader = createReader('en', { forms: known });
    i18next.addResourceBundle('en', 'forms', less, true, true);
    reader.addResourceBundle('en', 'forms', less);
    const learnt = reader.getResource('en', 'forms', 'error');
    expect(learnt).toEqual({ 'email-in-use': 'in use', required: 'needed' });
    expect(i18next.getResource('en', 'forms', 'error')).toEqual(learnt);
    expect(known).toEqual(texts());
  });
});
