import { afterEach, expect, it } from 'vitest';
import { SITE } from '../../config/site';
import { LOCALES } from '../../contract/locales';
import { PAGES } from '../../routes/pages';
import { documentNumber, zoneOf } from './page-zone';

const { name: NAME } = SITE;

afterEach(() => {
  SITE.name = NAME;
});

const ZONES = PAGES.flatMap(({ path }) => LOCALES.map((locale) => ({ path, locale })));

/** By hand, and not by the code that wrote it: ICAO Doc 9303, part 3, section 4.9. */
function computed(field: string): string {
  const values = Array.from(field, (character) =>
    '<0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(character),
  ).map((place) => (place <= 0 ? 0 : place - 1));
  const weights = [7, 3, 1];
  return String(values.reduce((sum, value, index) => sum + value * (weights[index % 3] ?? 0), 0) % 10);
}

it.each(ZONES)('$locale $path is a document of the second size, and its four digits hold', (page) => {
  const [names = '', data = ''] = zoneOf(page);
  expect(names).toMatch(/^P<[A-Z]{3}[A-Z0-9<]{31}$/);
  expect(data).toMatch(/^[A-Z0-9]{9}\d[A-Z]{3}<{6}\d<<{6}\d<{7}\d$/);
  expect(data[9]).toBe(computed(data.slice(0, 9)));
  expect(data[19]).toBe(computed(data.slice(13, 19)));
  expect(data[27]).toBe(computed(data.slice(21, 27)));
  expect(data[35]).toBe(computed(data.slice(0, 10) + data.slice(13, 20) + data.slice(21, 35)));
});

it('cuts no name within a word', () => {
  expect(zoneOf({ path: '/registration/free-trial', locale: 'en' })[0]).toBe(
    'P<ENGREGISTRATION<<FREE<TRIAL<<<<<<<',
  );
  expect(zoneOf({ path: '/registration/of-everything-there-is', locale: 'th' })[0]).toBe(
    'P<THAREGISTRATION<<OF<EVERYTHING<<<<',
  );
});

it.each([
  ['Verifizierungsdienstleistungsgesellschaft', 'P<ENGVERIFIZIERUNGSDIENSTLEISTUNGSGE'],
  ['Verifizierungsdienst GmbH', 'P<ENGVERIFIZIERUNGSDIENST<GMBH<<<<<<'],
  ['Söhne & Crème Brûlée', 'P<ENGSOHNE<CREME<BRULEE<<IDENTITY<<<'],
  ['Groß', 'P<ENGGROSS<<IDENTITY<VERIFICATION<<<'],
  ['ตัวอย่าง', 'P<ENG<<<IDENTITY<VERIFICATION<<<<<<<'],
])('has room for what a company is called: %s', (name, line) => {
  SITE.name = name;
  expect(zoneOf({ path: '/', locale: 'en' })[0]).toBe(line);
});

it('gives each page a number of its own, the same in each language', () => {
  expect(new Set(PAGES.map(({ path }) => documentNumber(path))).size).toBe(PAGES.length);
});
