import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '../../contract/locales.ts';
import { PAGES } from '../../routes/pages.ts';
import { filesBelow } from '../output/files-below.ts';
import { splitPageId } from '../texts/page-id.ts';
import { compareFiles } from './compare.ts';
import { flatten } from './flatten.ts';
import { formKeys } from './form-keys.ts';
import { literalsOf, type SourceFile, unusedKeys } from './usage.ts';

const SOURCE = /\.tsx?$/;
const TEST = /\.test\.tsx?$/;

async function readSources(folders: readonly string[]): Promise<SourceFile[]> {
  const sources: SourceFile[] = [];
  for (const folder of folders) {
    for (const path of await filesBelow(folder)) {
      if (!SOURCE.test(path) || TEST.test(path) || path.includes('locale-check')) continue;
      sources.push({ path, text: await readFile(path, 'utf8') });
    }
  }
  return sources;
}

async function readLocale(folder: string, locale: string): Promise<Map<string, Map<string, string>>> {
  const files = (await readdir(join(folder, locale))).filter((name) => name.endsWith('.json')).sort();
  const texts = new Map<string, Map<string, string>>();
  for (const name of files) {
    const content: unknown = JSON.parse(await readFile(join(folder, locale, name), 'utf8'));
    texts.set(name, flatten(content));
  }
  return texts;
}

/** Named by no literal: what the build takes out of the files for the list of pages. */
function derivedKeys(): string[] {
  return PAGES.map(({ id }) => splitPageId(id)).map(({ namespace, name }) => `${namespace}:meta.${name}`);
}

/**
 * Every problem of the locale files, a line each: missing, extra, unused or untranslated keys, other placeholders,
 * figures typed into the copy.
 */
export async function checkLocales(root: string): Promise<string[]> {
  const folder = resolve(root, 'locales');
  const source = await readLocale(folder, DEFAULT_LOCALE);
  const literals = literalsOf(await readSources([resolve(root, 'src'), resolve(root, 'server')]));
  const { needed, possible } = formKeys();
  for (const key of [...derivedKeys(), ...[...needed, ...possible].map((key) => `forms:${key}`)])
    literals.add(key);
  const problems = needed
    .filter((key) => !source.get('forms.json')?.has(key))
    .map((key) => `forms.json: ${key} is missing, and a form asks for it`);
  for (const [file, texts] of source) {
    const namespace = file.replace('.json', '');
    for (const key of unusedKeys(namespace, texts.keys(), literals))
      problems.push(`${file}: ${key} is unused`);
  }
  for (const locale of LOCALES.filter((candidate) => candidate !== DEFAULT_LOCALE)) {
    const translation = await readLocale(folder, locale);
    for (const file of translation.keys()) {
      if (!source.has(file)) problems.push(`${locale}/${file} is extra`);
    }
    for (const [file, texts] of source) {
      const translated = translation.get(file);
      if (!translated) problems.push(`${locale}/${file} is missing`);
      else problems.push(...compareFiles(locale, file, texts, translated));
    }
  }
  return problems;
}
