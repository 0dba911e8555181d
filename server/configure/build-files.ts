import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { ConfigureError } from './settings';

/** A finished build, as far as what is configured stands in it. */
export interface BuildFiles {
  /** Of the built client. */
  folder: string;
  config: Record<string, unknown>;
  /** The content of `headers.json`. */
  hashes: Record<string, unknown>;
  /** Bare addresses. */
  pages: string[];
  /** Scheme and host that the documents name as theirs. */
  origin: string;
}

const objectSchema = v.record(v.string(), v.unknown());

/** @throws ConfigureError */
function readObject(file: string): Record<string, unknown> {
  if (!existsSync(file))
    throw new ConfigureError(`${file} is missing: is this the folder of a built client?`);
  try {
    return v.parse(objectSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new ConfigureError(`${file} can't be read as JSON.`);
  }
}

const CANONICAL = /<link\b[^>]*\brel="canonical"[^>]*\bhref="(https?:\/\/[^"/]+)/;

function readOrigin(folder: string): string {
  const file = join(folder, 'index.html');
  const origin = existsSync(file) ? CANONICAL.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  if (origin === undefined) throw new ConfigureError(`${file} names no canonical address.`);
  return origin;
}

/** @throws ConfigureError where the folder holds no build of this site */
export function readBuild(folder: string): BuildFiles {
  const config = readObject(join(folder, 'config.json'));
  const hashes = readObject(join(dirname(folder), 'headers.json'));
  const { id } = readObject(join(folder, '_build/latest.json'));
  const meta = readObject(join(folder, `_build/meta/${String(id)}.json`));
  const pages = v.safeParse(v.array(v.string()), meta['prerendered']);
  if (!pages.success) throw new ConfigureError(`${folder} has no list of its pages.`);
  return { folder, config, hashes, pages: pages.output, origin: readOrigin(folder) };
}

const TEXT = /\.(?:html|json|js|xml|txt|webmanifest|svg)$/;

const textsBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => TEXT.test(name))
        .map((name) => join(folder, name))
        .sort()
    : [];

/** All texts of the client, and of the API that lies beside it: its mails and answers name the site as well. */
export const textFiles = (folder: string): string[] => [
  ...textsBelow(folder),
  ...textsBelow(join(dirname(folder), 'api')),
];
