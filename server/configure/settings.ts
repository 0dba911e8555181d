import { CommandError } from '../operator/program';
import { COMPANY_NAMES, type CompanySettings, readCompanyFile, readCompanyWord } from './company-settings';
import { plainAddress } from './plain-address';

/** What `configure` changes in a finished build; what is undefined stays as it is. */
export interface Settings {
  /** Where the forms are sent, without a slash at the end: a path, or an address of another host. */
  apiBase?: string;
  /** Addresses that icons are asked for at, one after the other. */
  iconServers?: string[];
  /** Where a visitor's country is asked for; null where it is not. */
  visitorCountry?: string | null;
  /** Whether search engines may show the site; not for a preview of it. */
  indexing?: boolean;
  /** Whose site it is: the address that visitors use, the name, the contacts. */
  company?: CompanySettings;
}

function readApiBase(value: string): string {
  const isPath = /^\/[\w./-]*$/.test(value) && !value.startsWith('//');
  if (!isPath && !value.startsWith('http')) {
    throw new CommandError('apiBase is a path as /api, or an address as https://api.example.com/api.');
  }
  if (!isPath) plainAddress('apiBase', value);
  const base = value.replace(/\/+$/, '');
  // Under the root of its own host the forms' addresses would be those of pages.
  if (base === '') throw new CommandError('apiBase needs a path of its own.');
  return base;
}

const readIconServers = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => plainAddress('iconServers', part).href.replace(/\/$/, ''));

function readCountry(value: string): string | null {
  if (value === 'off') return null;
  if (/^\/[\w./-]+$/.test(value) && !value.startsWith('//')) return value;
  return plainAddress('visitorCountry', value).href;
}

function readIndexing(value: string): boolean {
  if (value !== 'on' && value !== 'off') throw new CommandError('indexing is on or off.');
  return value === 'on';
}

const READERS: {
  [Name in Exclude<keyof Settings, 'company'>]-?: (value: string) => NonNullable<Settings[Name]> | null;
} = {
  apiBase: readApiBase,
  iconServers: readIconServers,
  visitorCountry: readCountry,
  indexing: readIndexing,
};

const isName = (name: string): name is keyof typeof READERS => Object.hasOwn(READERS, name);

/** Of a company: all of it from a file, or one of its fields. @throws CommandError */
function readCompany(name: string, value: string): CompanySettings {
  if (name === 'company') return readCompanyFile(value);
  if (COMPANY_NAMES.includes(name)) return { [name]: readCompanyWord(name, value) };
  throw new CommandError(
    `${name} can't be configured; ${[...Object.keys(READERS), 'company', ...COMPANY_NAMES].join(', ')} can.`,
  );
}

function readWord(word: string): Settings {
  const at = word.indexOf('=');
  if (at === -1) throw new CommandError(`${word} is no name=value.`);
  const name = word.slice(0, at);
  const value = word.slice(at + 1);
  return isName(name) ? { [name]: READERS[name](value) } : { company: readCompany(name, value) };
}

const isCompanyFile = (word: string): boolean => word.startsWith('company=');

/**
 * Reads `name=value` words; of those that say the same thing the last one holds. A file tells all of a company, and a word
 * beside it, on whichever side, one thing of it otherwise. @throws CommandError
 */
export function readSettings(words: readonly string[]): Settings {
  const filesFirst = words.toSorted((a, b) => Number(isCompanyFile(b)) - Number(isCompanyFile(a)));
  const read = filesFirst.map(readWord);
  const companies = read.flatMap(({ company }) => (company ? [company] : []));
  return {
    ...Object.assign({}, ...read),
    ...(companies.length > 0 && { company: Object.assign({}, ...companies) as CompanySettings }),
  } as Settings;
}
