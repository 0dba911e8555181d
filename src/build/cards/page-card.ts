import { parse } from 'node-html-parser';
import { SITE } from '../../config/site';
import type { PageMatch } from '../../routes/match-page';
import type { PageDefinition } from '../../routes/pages';
import { rosetteOfPage } from '../payload/page-rosette';
import { sheetOf } from '../payload/page-sheet';
import type { Card } from './card';

/** Drawn before anything is built. */
const ROSETTES = import.meta.glob<string>('/.generated/linework/rosette*.svg', {
  eager: true,
  import: 'default',
  query: '?raw',
});

function rosetteOf(page: PageDefinition): string {
  const rosette = ROSETTES[`/.generated/linework/${rosetteOfPage(page.id)}.svg`];
  if (rosette === undefined) throw new Error(`${page.path} has no rosette to be drawn on its picture`);
  return rosette;
}

/** All of a page is not read for the little that stands in it. */
const HEADING = /<h1[\s>].*?<\/h1>/s;

/**
 * What a page's picture says: what stands on the page itself.
 * @param body the page as HTML
 */
export function cardOf(match: PageMatch & { page: PageDefinition }, body: string): Card {
  const heading = parse(HEADING.exec(body)?.[0] ?? '').querySelector('h1');
  if (!heading) throw new Error(`${match.path} has no h1 to be drawn on its picture`);
  const { zone, hidden = '' } = sheetOf(match);
  return {
    locale: match.locale,
    name: SITE.name,
    headline: heading.text.trim(),
    accent: heading.querySelector('.accent')?.text ?? '',
    zone,
    hidden,
    rosette: rosetteOf(match.page),
  };
}
