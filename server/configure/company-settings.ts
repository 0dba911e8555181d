import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Company } from '../../src/config/company';
import { PROCESSOR_TASKS, type SiteConfig } from '../../src/config/site';
import type { SiteCodes } from '../../src/config/site-codes';
import { isRecord } from '../../src/contract/is-record';
import { LOCALES } from '../../src/contract/locales';
import { CommandError } from '../operator/program';
import { readOrigin } from './plain-address';

const CONTROL = /\p{Cc}/u;

const line = (most: number) =>
  v.pipe(
    v.string('takes text'),
    v.trim(),
    v.check(
      (text) => text !== '' && text.length <= most && !CONTROL.test(text),
      `takes a line of at most ${most} characters`,
    ),
  );

const matching = (pattern: RegExp, what: string) => v.pipe(line(200), v.regex(pattern, `takes ${what}`));

const WEB = matching(/^https?:\/\/[^\s/]+\S*$/, 'an address as https://docs.example.com');

const COUNTRY = v.pipe(
  matching(/^(?!ZZ)[A-Z]{2}$/, 'a country as ISO 3166-1 has it: TH'),
  v.check(
    (code) => new Intl.DisplayNames('en', { type: 'region' }).of(code) !== code,
    'takes a country as ISO 3166-1 has it: TH',
  ),
);

/** As short as people write it: `$` of many countries. */
const signOf = (currency: string): string | undefined =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;

const SITE_FIELDS = {
  name: line(60),
  origin: v.string('takes an address'),
  legalName: line(120),
  contactEmail: v.pipe(line(254), v.email('takes one e-mail address')),
  phone: matching(/^\+?[\d\s().-]{5,40}$/, 'a telephone number as it should be read: +66 2 123 4567'),
  address: line(300),
  socialLinks: v.array(
    v.strictObject({
      name: line(40),
      url: WEB,
      icon: v.exactOptional(matching(/^[\w-]+:[\w-]+$/, 'an icon as simple-icons:line')),
    }),
    'takes a list of names and addresses, in a file: company=company.json',
  ),
  apiDocsUrl: WEB,
  partnerPortalUrl: WEB,
  priceCurrency: v.pipe(
    line(3),
    v.check(
      (code) => Intl.supportedValuesOf('currency').includes(code) && signOf(code) === '$',
      'takes a currency whose sign is $, as all prices of the site have it: USD',
    ),
  ),
  securityContact: matching(/^(?:https:\/\/|mailto:|tel:)\S+$/, 'mailto:…, https://… or tel:…'),
  dataProtectionOfficer: line(300),
  euRepresentative: line(300),
  processors: v.strictObject(
    Object.fromEntries(PROCESSOR_TASKS.map((task) => [task, v.exactOptional(v.array(line(120)))])),
    `takes lists of names by what they are for (${PROCESSOR_TASKS.join(', ')}), in a file: company=company.json`,
  ),
  serverCountries: v.array(COUNTRY),
  prevailingLanguage: v.picklist(LOCALES, `takes a language of the site: ${LOCALES.join(' or ')}`),
  governingLaw: COUNTRY,
} satisfies Record<keyof SiteConfig, v.GenericSchema>;

const CODE_FIELDS = {
  slug: matching(/^[a-z][a-z\d-]{0,39}$/, 'lower-case letters, digits and hyphens'),
  referencePrefix: matching(/^[A-Z]{1,6}$/, 'one to six capital letters'),
} satisfies Record<keyof SiteCodes, v.GenericSchema>;

const FIELDS: Record<string, v.GenericSchema> = { ...SITE_FIELDS, ...CODE_FIELDS };

/** What always has a value; one that is not given stays as it is. */
const NEEDED = ['name', 'origin', ...Object.keys(CODE_FIELDS)];

const LISTS = ['serverCountries'];

/** What of a company is to be set, by the names of its fields; undefined takes one away. */
export type CompanySettings = Readonly<Record<string, unknown>>;

export const COMPANY_NAMES: readonly string[] = Object.keys(FIELDS);

/** @throws CommandError */
function readField(name: string, value: unknown): unknown {
  const field = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
  if (field === undefined)
    throw new CommandError(`${name} is nothing that a company has; ${COMPANY_NAMES.join(', ')} are.`);
  const read = v.safeParse(field, value);
  if (!read.success) {
    const [issue] = read.issues;
    const place = v.getDotPath(issue);
    throw new CommandError(
      `${name}${place ? `.${place}` : ''} ${issue.message}, not “${String(issue.input)}”.`,
    );
  }
  return name === 'origin' ? readOrigin(String(read.output)) : read.output;
}

/** The value of a `name=value` word. @throws CommandError */
export function readCompanyWord(name: string, value: string): unknown {
  if (value.trim() !== '')
    return readField(name, LISTS.includes(name) ? value.split(',').map((part) => part.trim()) : value);
  if (NEEDED.includes(name)) throw new CommandError(`${name} can't be empty.`);
  return undefined;
}

/**
 * A whole company from a file, with the fields of `SiteConfig` and `SiteCodes`: what the file does not have is taken
 * away, but for what a site can't be without.
 * @throws CommandError
 */
export function readCompanyFile(file: string): CompanySettings {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CommandError(`company=${file} can't be read as JSON: ${(error as Error).message}.`);
  }
  if (!isRecord(content)) throw new CommandError(`company=${file} holds no fields of a company.`);
  const read = Object.entries(content).map(([name, value]) => [name, readField(name, value)] as const);
  const absent = COMPANY_NAMES.filter((name) => !NEEDED.includes(name)).map(
    (name) => [name, undefined] as const,
  );
  return Object.fromEntries([...absent, ...read]);
}

/** One order, so that the same company is the same text however it was told. */
function orderedSite(fields: Readonly<Record<string, unknown>>): SiteConfig {
  const given = Object.keys(SITE_FIELDS).filter((name) => fields[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, fields[name]])) as unknown as SiteConfig;
}

/** The company with what is to be set of it. */
export function withCompanySettings({ site, codes }: Company, settings: CompanySettings): Company {
  const fields: Record<string, unknown> = { ...site, ...codes, ...settings };
  const { slug, referencePrefix } = fields;
  return {
    site: orderedSite(fields),
    codes: { slug: String(slug), referencePrefix: String(referencePrefix) },
  };
}
