import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { PAGES } from '../../routes/pages';
import { rosetteOfPage } from './page-rosette';

const FOLDER = 'src/sections/rosettes';
const RULE = /^main([^{]+) \{\s*--rosette: url\("@linework\/([^"]+)\.svg"\)/;

const RULES = readdirSync(FOLDER).map((name) => RULE.exec(readFileSync(join(FOLDER, name), 'utf8')));

/** What the stylesheets give a page: each of them names the picture that its own name is. */
function inStylesheets(id: string): (string | undefined)[] {
  const page = parse(`<main data-page="${id}"></main>`);
  const own = RULES.filter((rule) => {
    const selector = (rule?.[1] ?? '').replaceAll(/\s+/g, ' ').replaceAll(/\( | \)/g, (edge) => edge.trim());
    return page.querySelector(`main${selector}`);
  });
  return own.map((rule) => rule?.[2]);
}

it.each(PAGES.map(({ id }) => id))('prints on the picture of %s what the page prints', (id) => {
  const [own = 'rosette', ...others] = inStylesheets(id);
  expect([rosetteOfPage(id), others]).toEqual([own, []]);
});

it('has a stylesheet by the name of each picture', () => {
  const named = RULES.map((rule) => `${rule?.[2]}.css`);
  expect(named).toEqual(readdirSync(FOLDER));
  for (const name of named) {
    expect(readFileSync('src/sections/texts/pictured-heading.tsx', 'utf8')).toContain(
      `'../rosettes/${name}'`,
    );
  }
});
