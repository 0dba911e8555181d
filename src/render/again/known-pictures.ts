import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { CARD_SIZE } from '../../build/cards/card';
import { cardOf } from '../../build/cards/page-card';
import { CLIENT_FOLDER } from '../../build/output/output-folders';
import type { MakePicture } from '../../build/payload/document-head';
import { barePath } from '../../locale/locale-path';

/** Beside the client: the pictures that still say what is to be said, by their pages' addresses. */
const FILE = join(dirname(CLIENT_FOLDER), 'pictures.json');

const picturesSchema = v.record(v.string(), v.string());

/** Compiled for each system, and in no release: 54 MB. */
const DRAWING = ['@napi-rs/canvas', 'sharp'];

async function canDraw(): Promise<boolean> {
  try {
    await Promise.all(DRAWING.map((name) => import(/* @vite-ignore */ name)));
    return true;
  } catch {
    return false;
  }
}

/** Where no picture can be drawn: those that are there and still true. Undefined where they can. */
export async function knownPictures(): Promise<MakePicture | undefined> {
  if (await canDraw()) return undefined;
  const pictures = v.parse(picturesSchema, JSON.parse(await readFile(FILE, 'utf8')));
  return async (match, body) => {
    const path = pictures[barePath(match)];
    if (path === undefined) return null;
    const { headline, name } = cardOf(match, body);
    return { ...CARD_SIZE, path, alt: `${headline} · ${name}` };
  };
}
