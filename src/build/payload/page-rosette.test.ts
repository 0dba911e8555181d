import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { PAGES } from '../../routes/pages';
import { rosetteOfPage } from './page-rosette';

const RULE = /&(\[[^{]+|:is\([^{]+\)) \{\s*--rosette: url\("@linework\/([^"]+)\.svg"\)/g;

/** What the stylesheet gives a page, by each of its selectors that finds such a page. */
function inStylesheet(id: string): (string | undefined)[] {
  const css = readFileSync('src/sections/rosettes.css', 'utf8');
  const page = parse(`<main data-page="${id}"></main>`);
  const rules = Array.from(css.matchAll(RULE)).filter(([, selector = '']) =>
    page.querySelector(
      `main${selector.replaceAll(/\s+/g, ' ').replaceAll(/\( | \)/g, (edge) => edge.trim())}`,
    ),
  );
  return rules.map(([, , name]) => name);
}

it.each(PAGES.map(({ id }) => id))('prints on the picture of %s what the page prints', (id) => {
  const [own = 'rosette', ...others] = inStylesheet(id);
  expect([rosetteOfPage(id), others]).toEqual([own, []]);
});
