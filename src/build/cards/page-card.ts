import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'node-html-parser';
import { SITE } from '../../config/site';
import type { PageMatch } from '../../routes/match-page';
import type { PageDefinition } from '../../routes/pages';
import { sheetOf } from '../payload/page-sheet';
import type { Card } from './card';
import { rosetteOfPage } from './page-rosette';

/** Where the rosettes are drawn before anything is built. */
const LINEWORK = resolve('.generated/linework');

/**
 * What a page's picture says: what stands on the page itself.
 * @param body the page as HTML
 */
export function cardOf(match: PageMatch & { page: PageDefinition }, body: string): Card {
  const heading = parse(body).querySelector('h1');
  if (!heading) throw new Error(`${match.path} has no h1 to be drawn on its picture`);
  const { zone, hidden = '' } = sheetOf(match);
  return {
    locale: match.locale,
    name: SITE.name,
    headline: heading.text.trim(),
    accent: heading.querySelector('.accent')?.text ?? '',
    zone,
    hidden,
    rosette: readFileSync(resolve(LINEWORK, `${rosetteOfPage(match.page.id)}.svg`), 'utf8'),
  };
}
