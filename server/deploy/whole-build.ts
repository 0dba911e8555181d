import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { prefixedLocales } from '../../src/build/hosts/host-description';
import { fileOfPage, payloadPath, STAND_IN_STATUSES } from '../../src/contract/site-addresses';
import { readObject, readServed, type ServedFiles } from '../configure/build-files';
import { CommandError } from '../operator/program';

/** Of `assets.json`: what the bundler has written, by what it was written from. Of its stylesheets most stand in documents. */
const assetsSchema = v.record(v.string(), v.looseObject({ file: v.string() }));

/** For machines; every site has them. */
const MACHINE_FILES = ['/robots.txt', '/sitemap.xml'];

const DOCUMENT_END = /<\/html>\s*$/;

const notWhole = (file: string, what: string): CommandError =>
  new CommandError(`The build is not whole: ${file} ${what}; copy it again.`);

function assetsOf(source: string): string[] {
  const file = join(source, 'assets.json');
  const assets = v.safeParse(assetsSchema, readObject(file));
  if (!assets.success) throw notWhole(file, 'names no files');
  return Object.values(assets.output)
    .map(({ file }) => `/${file}`)
    .filter((name) => !name.endsWith('.css'));
}

function documentsOf({ pages }: ServedFiles): string[] {
  const standIns = ['', ...prefixedLocales(pages)].flatMap((locale) =>
    STAND_IN_STATUSES.map((status) => fileOfPage(`${locale && `/${locale}`}/${status}`)),
  );
  return [...pages.map(fileOfPage), ...standIns];
}

/**
 * A build is copied from one machine to another, which may end half-way: what is missing would be a page without script,
 * or no page. @throws CommandError
 */
export function requireWhole(source: string): void {
  const served = readServed(join(source, 'client'));
  const documents = documentsOf(served);
  const payloads = served.pages.map((page) => payloadPath(served.id, page));
  for (const name of [...documents, ...payloads, ...MACHINE_FILES, ...assetsOf(source)]) {
    const file = join(served.folder, name);
    if (!existsSync(file)) throw notWhole(file, 'is missing');
  }
  for (const name of documents) {
    const file = join(served.folder, name);
    if (!DOCUMENT_END.test(readFileSync(file, 'utf8'))) throw notWhole(file, 'has no end');
  }
}
