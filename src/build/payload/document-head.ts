import type { PageMatch } from '../../routes/match-page';
import type { Payload } from '../../routes/payload';
import { structuredData, structuredDataElement } from '../structured-data/structured-data';
import { type CardFile, socialTags } from './social-tags';

/** Drawn only for a build: its libraries are read with the first picture. */
async function drawn(match: Parameters<typeof socialTags>[0], body: string): Promise<CardFile> {
  const [{ CARD_SIZE }, { cardOf }, { writeCard }] = await Promise.all([
    import('../cards/card'),
    import('../cards/page-card'),
    import('../cards/card-file'),
  ]);
  const card = cardOf(match, body);
  return { ...CARD_SIZE, path: await writeCard(card), alt: `${card.headline} · ${card.name}` };
}

/**
 * The tags of `<head>` that a document has besides those of its payload, as HTML: they are for who reads files.
 * @param body the page as HTML
 * @param isBuilt whether there is a build that a picture can be a file of
 */
export async function documentHead(
  { page, ...match }: PageMatch,
  body: string,
  { resources }: Pick<Payload, 'resources'>,
  isBuilt: boolean,
): Promise<string> {
  if (!page) return '';
  const shown = { ...match, page };
  const tags = socialTags(shown, isBuilt ? await drawn(shown, body) : null);
  return tags + structuredDataElement(structuredData(shown, resources));
}
