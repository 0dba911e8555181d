import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BuiltCompany, COMPANY_FILE_NAME, type CompanyFile } from '../../config/company';
import { SITE } from '../../config/site';
import { SITE_CODES } from '../../config/site-codes';
import { CLIENT_FOLDER } from '../output/output-folders';
import { findLiterals } from './find-literal';

const ASSETS = 'assets';

/** The built scripts, by their paths below the client. */
async function readScripts(): Promise<Map<string, string>> {
  const names = await readdir(join(CLIENT_FOLDER, ASSETS), { recursive: true });
  const scripts = names.filter((name) => name.endsWith('.js')).map((name) => join(ASSETS, name));
  const texts = scripts
    .sort()
    .map(async (path) => [path, await readFile(join(CLIENT_FOLDER, path), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** A script with all that name it, and that name those: a script's address is made of its content. */
function withNamers(first: string, scripts: ReadonlyMap<string, string>): string[] {
  const found = new Set([first]);
  for (const path of found) {
    for (const [other, text] of scripts) if (text.includes(fileName(path))) found.add(other);
  }
  return [...found].sort();
}

async function builtCompany(id: string, code: string): Promise<BuiltCompany> {
  const scripts = await readScripts();
  const places = [...scripts].flatMap(([file, code]) =>
    findLiterals(code, SITE, SITE.origin).map((text) => ({ file, text })),
  );
  const [literal, ...more] = places;
  if (!literal || more.length > 0) {
    throw new Error(
      `src/config/site.ts stands ${places.length} times in the browser's scripts, and not once`,
    );
  }
  return {
    site: SITE,
    codes: SITE_CODES,
    id,
    code,
    literal,
    scripts: withNamers(literal.file, scripts),
  };
}

/** Writes down whose the build is, and where that stands in the browser's scripts. */
export async function writeCompany(id: string, code: string): Promise<void> {
  const built = await builtCompany(id, code);
  const file: CompanyFile = { site: built.site, codes: built.codes, built };
  await writeFile(join(dirname(CLIENT_FOLDER), COMPANY_FILE_NAME), `${JSON.stringify(file, null, 2)}\n`);
}
