import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import * as colours from '../../../tailwind.config';
import { CLIENT_FOLDER } from '../output/output-folders';
import type { Card } from './card';
import { fontFiles } from './card-fonts';
import { drawCard } from './draw-card';
import { encodeCard } from './encode-card';

const CACHE = resolve('node_modules/.cache/cards');

/** How a card is drawn: whatever changes here is drawn again. */
const SOURCES = import.meta.glob<string>(['./*.ts', '!./*.test.ts'], {
  eager: true,
  import: 'default',
  query: '?raw',
});

const digest = (...parts: (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');

let drawing: string | undefined;

/** The same for the same card, fonts, colours, code and library: the name that it is kept by. */
function keyOf(card: Card): string {
  drawing ??= digest(JSON.stringify([SOURCES, colours, sharp.versions]), ...fontFiles());
  return digest(drawing, JSON.stringify(card));
}

/** Written beside and renamed: a build that is ended leaves no half of a picture. */
async function keep(file: string, content: Buffer): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const beside = `${file}.${process.pid}`;
  await writeFile(beside, content);
  await rename(beside, file);
}

async function pictureOf(card: Card): Promise<Buffer> {
  const file = join(CACHE, `${keyOf(card)}.png`);
  const known = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (known) return known;
  const drawn = await encodeCard(await drawCard(card));
  await keep(file, drawn);
  return drawn;
}

/** Draws a page's picture, unless it is known, and puts it into the build. @returns its address below the site's root */
export async function writeCard(card: Card): Promise<string> {
  const picture = await pictureOf(card);
  const path = `/assets/card-${digest(picture).slice(0, 10)}.png`;
  await mkdir(join(CLIENT_FOLDER, 'assets'), { recursive: true });
  await writeFile(join(CLIENT_FOLDER, path), picture);
  return path;
}
