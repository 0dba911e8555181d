import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ACCOUNT_FORMS, FORMS } from '../../contract/forms/forms';
import { PAGES, type PageDefinition } from '../../routes/pages';
import { otherFormParts } from './page-texts';

const IMPORT = /(?:from|import\(|import) ?'(\.[^']+)'/g;
const ENDINGS = ['.tsx', '.ts', '/index.ts', ''];

function read(path: string): [string, string] | null {
  for (const ending of ENDINGS) {
    try {
      return [path + ending, readFileSync(path + ending, 'utf8')];
    } catch {
      // Another ending, or a file that is made by the build.
    }
  }
  return null;
}

/** The code of a page and of all that it imports, at once or later. */
function codeOf(file: string, seen = new Set<string>()): string[] {
  const found = read(file);
  if (!found || seen.has(found[0])) return [];
  seen.add(found[0]);
  const imports = Array.from(found[1].matchAll(IMPORT), ([, path = '']) => join(dirname(found[0]), path));
  return [found[1], ...imports.flatMap((path) => codeOf(path, seen))];
}

const withForms = (page: PageDefinition): boolean => otherFormParts(page).size < otherFormParts(null).size;

it.each(PAGES.filter(withForms))('$id has the words of each form that its code names', (page) => {
  const code = codeOf(`src/pages/${page.module}/page`).join('\n');
  const parts = Array.from(otherFormParts(page)).join('|');
  expect(code.length).toBeGreaterThan(1000);
  expect(code.match(new RegExp(`['"\`](?:forms:)?(?:${parts})\\.\\w+`, 'g'))).toBeNull();
});

/** Without it they are in every page with a form, and a field of a kind of its own is refused without a word. */
it.each([...FORMS, ...ACCOUNT_FORMS].map((form) => [form.name, form] as const))(
  'the words of %s are named in the `formParts` of a page',
  (_name, { groups }) => {
    const parts = groups.map(({ words }) => words.split('.')[0]);
    expect([...otherFormParts(null)]).toEqual(expect.arrayContaining(parts));
  },
);
