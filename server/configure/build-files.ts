import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import { COMPANY_FILE_NAME, type CompanyFile } from '../../src/config/company';
import { belowBase } from '../../src/contract/base-path';
import { CommandError } from '../operator/program';

/** What is served of a finished build, as far as hosts have to be told. */
export interface ServedFiles {
  /** Of the built client. */
  folder: string;
  config: Record<string, unknown>;
  /** The content of `headers.json`. */
  hashes: Record<string, unknown>;
  /** Bare addresses. */
  pages: string[];
  id: string;
}

/** A finished build, as far as what is configured stands in it. */
export interface BuildFiles extends ServedFiles {
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Whose it is. */
  company: CompanyFile;
}

const objectSchema = v.record(v.string(), v.unknown());

/** @throws CommandError */
export function readObject(file: string): Record<string, unknown> {
  if (!existsSync(file)) throw new CommandError(`${file} is missing: is this a build, and all of it?`);
  try {
    return v.parse(objectSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new CommandError(`${file} can't be read as JSON.`);
  }
}

/** Of `_build/latest.json`: which build it is. */
export const latestSchema = v.object({ id: v.pipe(v.string(), v.regex(/^\w[\w-]*$/)) });

const timeSchema = v.object({ timestamp: v.number() });

const textsSchema = v.array(v.string());

const companySchema = v.looseObject({
  site: v.looseObject({ name: v.string(), origin: v.string() }),
  codes: v.looseObject({ slug: v.string(), referencePrefix: v.string() }),
  built: v.looseObject({
    site: v.looseObject({ name: v.string(), origin: v.string() }),
    id: v.string(),
    literal: v.object({ file: v.string(), text: v.string() }),
    scripts: textsSchema,
  }),
});

/** @throws CommandError */
function readCompany(file: string): CompanyFile {
  const company = readObject(file);
  if (!v.is(companySchema, company)) throw new CommandError(`${file} does not say whose build this is.`);
  return company as unknown as CompanyFile;
}

const LATEST = '_build/latest.json';

/** @throws CommandError where the folder holds no build of this site */
export function readServed(folder: string): ServedFiles {
  const config = readObject(join(folder, 'config.json'));
  const hashes = readObject(join(dirname(folder), 'headers.json'));
  const latest = v.safeParse(latestSchema, readObject(join(folder, LATEST)));
  if (!latest.success) throw new CommandError(`${folder} has no id of its build.`);
  const { id } = latest.output;
  const meta = readObject(join(folder, `_build/meta/${id}.json`));
  const pages = v.safeParse(textsSchema, meta['prerendered']);
  if (!pages.success) throw new CommandError(`${folder} has no list of its pages.`);
  return { folder, config, hashes, pages: pages.output.map(belowBase), id };
}

/** @throws CommandError where the folder holds no build of this site, or what is beside it is not there */
export function readBuild(folder: string): BuildFiles {
  const served = readServed(folder);
  const time = v.safeParse(timeSchema, readObject(join(folder, LATEST)));
  if (!time.success) throw new CommandError(`${folder} has no time of its build.`);
  const company = readCompany(join(dirname(folder), COMPANY_FILE_NAME));
  return { ...served, timestamp: time.output.timestamp, company };
}

/** All files below a folder, by their paths from there. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

/** The names of the documents, below the client. */
export const documentNames = (folder: string): string[] =>
  filesBelow(folder).filter((name) => name.endsWith('.html'));
