import type { PageMatch } from '../../routes/match-page';
import type { Payload } from '../../routes/payload';
import { structuredData, structuredDataElement } from '../structured-data/structured-data';
import { type CardFile, socialTags } from './social-tags';

type ShownPage = Parameters<typeof socialTags>[0];

/** Makes the picture of a page; null where it is to have none. @param body the page as HTML */
export type MakePicture = (match: ShownPage, body: string) => Promise<CardFile | null>;

/** Drawn only for a build: its libraries are read with the first picture. */
export async function drawnPicture(match: ShownPage, body: string): Promise<CardFile> {
  const [{ CARD_SIZE }, { cardOf }, { writeCard }] = await Promise.all([
    import('../cards/card'),
    import('../cards/page-card'),
    import('../cards/card-file'),
  ]);
  const card = cardOf(match, body);
  return { ...CARD_SIZE, path: await writeCard(card), alt: `${card.headline} · ${card.name}` };
}

/** What the page says, for machines, as an element of `<head>`. */
export const dataForMachines = (
  { page, locale }: PageMatch,
  { resources }: Pick<Payload, 'resources'>,
): string => (page ? structuredDataElement(structuredData({ page, locale }, resources)) : '');

/**
 * The tags of `<head>` that a document has besides those of its payload, as HTML: they are for whoever reads files.
 * @param body the page as HTML
 * @param picture none in development, where no picture is drawn
 */
export async function documentHead(
  match: PageMatch,
  body: string,
  payload: Pick<Payload, 'resources'>,
  picture: MakePicture | null,
): Promise<string> {
  const { page } = match;
  if (!page) return '';
  const shown = { ...match, page };
  return socialTags(shown, picture && (await picture(shown, body))) + dataForMachines(match, payload);
}
