import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { escapePattern } from '../../src/build/hosts/host-description';
import type { BuiltCompany } from '../../src/config/company';
import type { SiteConfig } from '../../src/config/site';
import { CommandError } from '../operator/program';

/** Of its content, in a script's name. */
const HASH = /[\w-]{8}(?=\.js$)/;

const ID_LENGTH = 12;

const isBuilt = (built: BuiltCompany, site: SiteConfig): boolean => isDeepStrictEqual(site, built.site);

const digest = (name: string, site: SiteConfig): string =>
  createHash('sha256').update(name).update(JSON.stringify(site)).digest('base64url');

/** The id of the build as a company's: browsers and CDNs keep what is named by it for ever. */
export const idFor = (built: BuiltCompany, site: SiteConfig): string =>
  isBuilt(built, site)
    ? built.id
    : createHash('sha256').update(built.id).update(JSON.stringify(site)).digest('hex').slice(0, ID_LENGTH);

/** The path of a script in the build as a company's. @param path as it was built */
const pathFor = (built: BuiltCompany, site: SiteConfig, path: string): string =>
  isBuilt(built, site) ? path : path.replace(HASH, () => digest(path, site).slice(0, 8));

const literalFor = (built: BuiltCompany, site: SiteConfig): string =>
  isBuilt(built, site) ? built.literal.text : JSON.stringify(site);

/** Makes what puts the names of the scripts of one company in the place of another's. */
function renamer(built: BuiltCompany, from: SiteConfig, to: SiteConfig): (text: string) => string {
  const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
  const names = new Map(
    built.scripts.map((path) => [nameOf(pathFor(built, from, path)), nameOf(pathFor(built, to, path))]),
  );
  const pattern = new RegExp(Array.from(names.keys(), escapePattern).join('|'), 'g');
  return (text) => text.replace(pattern, (name) => names.get(name) ?? name);
}

export interface CompanyScripts {
  /** Those that name the company, or a script that does, by their paths below the client. */
  written: Map<string, string>;
  /** The paths that they had. */
  gone: string[];
  /** Puts their new names into a text that has the old ones. */
  renamed: (text: string) => string;
}

/** The browser's scripts as another company's. @throws CommandError where they are not what was built */
export function companyScripts(
  folder: string,
  built: BuiltCompany,
  from: SiteConfig,
  to: SiteConfig,
): CompanyScripts {
  const renamed = renamer(built, from, to);
  const written = new Map<string, string>();
  for (const path of built.scripts) {
    const file = join(folder, pathFor(built, from, path));
    const pieces = readFileSync(file, 'utf8').split(literalFor(built, from));
    if (pieces.length !== (path === built.literal.file ? 2 : 1)) {
      throw new CommandError(`${file} is not as it was built.`);
    }
    written.set(pathFor(built, to, path), renamed(pieces.join(literalFor(built, to))));
  }
  const gone = built.scripts.map((path) => pathFor(built, from, path)).filter((path) => !written.has(path));
  return { written, gone, renamed };
}
