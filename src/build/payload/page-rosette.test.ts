import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { PAGES } from '../../routes/pages';
import { rosetteOfPage } from './page-rosette';

const RULE = /&(\[[^{]+|:is\([^{]+\)) \{\s*--rosette: url\("@linework\/([^"]+)\.svg"\)/g;

/** What the stylesheet gives a page: of its selectors the last that finds such a page. */
function inStylesheet(id: string): string {
  const css = readFileSync('src/sections/rosettes.css', 'utf8');
  const page = parse(`<main data-page="${id}"></main>`);
  const rule = Array.from(css.matchAll(RULE)).findLast(([, selector = '']) =>
    page.querySelector(`main${selector.replace(/\s+/g, ' ').trim()}`),
  );
  return rule?.[2] ?? 'rosette';
}

it.each(PAGES.map(({ id }) => id))('prints on the picture of %s what the page prints', (id) => {
  expect(rosetteOfPage(id)).toBe(inStylesheet(id));
});
