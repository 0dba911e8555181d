import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as colours from '../../../tailwind.config';
import { cached, digest } from '../output/build-cache';
import { drawingVersions } from '../output/drawing-versions';
import { CLIENT_FOLDER } from '../output/output-folders';
import type { Card } from './card';
import { fontFiles } from './card-fonts';
import { createPhraseTest, headlineWords } from './headline-words';

/** How a card is drawn: whatever changes here is drawn again. */
const SOURCES = import.meta.glob<string>(['./*.ts', '!./*.test.ts'], {
  eager: true,
  import: 'default',
  query: '?raw',
});

let drawing: string | undefined;

/**
 * The same for the same card, fonts, colours, code and libraries: the name that it is kept by. Where lines may end, a
 * language's rules and the dictionaries of this Node say: what they make of the headline stands for both.
 */
export function keyOf(card: Card): string {
  drawing ??= digest(JSON.stringify([SOURCES, colours, drawingVersions()]), ...fontFiles());
  const words = headlineWords(card.headline, card.locale);
  return digest(drawing, JSON.stringify([card, words, words.map(createPhraseTest(card.locale))]));
}

/** What draws is read with the first picture that nobody knows. */
async function draw(card: Card): Promise<Buffer> {
  const [{ drawCard }, { encodeCard }] = await Promise.all([import('./draw-card'), import('./encode-card')]);
  return encodeCard(await drawCard(card));
}

/** Draws a page's picture, unless it is known, and puts it into the build. @returns its address below the site's root */
export async function writeCard(card: Card): Promise<string> {
  const picture = await cached(`${keyOf(card)}.png`, () => draw(card));
  const path = `/assets/card-${digest(picture).slice(0, 10)}.png`;
  await mkdir(join(CLIENT_FOLDER, 'assets'), { recursive: true });
  await writeFile(join(CLIENT_FOLDER, path), picture);
  return path;
}
