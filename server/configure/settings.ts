/** What was asked for can't be done. The message is one line for a person. */
export class ConfigureError extends Error {
  override name = 'ConfigureError';
}

/** What `configure` changes in a finished build; what is undefined stays as it is. */
export interface Settings {
  /** Where the forms are sent, without a slash at the end: a path, or an address of another host. */
  apiBase?: string;
  /** Scheme and host that visitors use, without a slash at the end. */
  origin?: string;
  /** Addresses that icons are asked for at, one after the other. */
  iconServers?: string[];
  /** Where a visitor's country is asked for; null where it is not. */
  visitorCountry?: string | null;
  /** Whether search engines may show the site; not for a preview of it. */
  indexing?: boolean;
}

/** @throws ConfigureError for what is no address, or says more than one */
function plainAddress(name: string, value: string): URL {
  if (!/^https?:\/\/[^/]/.test(value) || !URL.canParse(value)) {
    throw new ConfigureError(`${name} takes an address as https://www.example.com, not “${value}”.`);
  }
  const url = new URL(value);
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    throw new ConfigureError(`${name} takes no query, no fragment and no password.`);
  }
  return url;
}

function readApiBase(value: string): string {
  const isPath = /^\/[\w./-]*$/.test(value) && !value.startsWith('//');
  if (!isPath && !value.startsWith('http')) {
    throw new ConfigureError('apiBase is a path as /api, or an address as https://api.example.com/api.');
  }
  if (!isPath) plainAddress('apiBase', value);
  const base = value.replace(/\/+$/, '');
  // Under the root of its own host the forms' addresses would be those of pages.
  if (base === '') throw new ConfigureError('apiBase needs a path of its own.');
  return base;
}

function readOrigin(value: string): string {
  const { origin, pathname } = plainAddress('origin', value);
  if (pathname !== '/') throw new ConfigureError('origin is a scheme and a host, without a path.');
  return origin;
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
  if (value !== 'on' && value !== 'off') throw new ConfigureError('indexing is on or off.');
  return value === 'on';
}

const READERS: { [Name in keyof Settings]-?: (value: string) => NonNullable<Settings[Name]> | null } = {
  apiBase: readApiBase,
  origin: readOrigin,
  iconServers: readIconServers,
  visitorCountry: readCountry,
  indexing: readIndexing,
};

const isName = (name: string): name is keyof Settings => Object.hasOwn(READERS, name);

/** Reads `name=value` words. @throws ConfigureError */
export function readSettings(words: readonly string[]): Settings {
  const pairs = words.map((word) => {
    const at = word.indexOf('=');
    if (at === -1) throw new ConfigureError(`${word} is no name=value.`);
    const name = word.slice(0, at);
    if (!isName(name)) {
      throw new ConfigureError(
        `${name} can't be configured in a finished build; ${Object.keys(READERS).join(', ')} can. What else a company is stands in src/config/site.ts, and is built in.`,
      );
    }
    return [name, READERS[name](word.slice(at + 1))] as const;
  });
  return Object.fromEntries(pairs);
}
