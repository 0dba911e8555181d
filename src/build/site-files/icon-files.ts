import sharp from 'sharp';
import { writeClientFile } from './client-file';
import { favicon } from './favicon';
import { ico, type SquarePng } from './ico';
import { SYSTEM_ICONS } from './system-icons';

/** What a browser takes that knows no SVG, for a tab, its list and a desktop. */
const TAB_SIDES = [16, 32, 48] as const;

const UNITS = 32;
/** Of SVG's user units in an inch. */
const DENSITY = 72;

/** Drawn at its size, and not enlarged. */
async function drawn(svg: string, side: number): Promise<SquarePng> {
  const density = (DENSITY * side) / UNITS;
  const png = await sharp(Buffer.from(svg), { density })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();
  return { side, png };
}

/** The site's icons as pictures, by their addresses, all from the favicon's drawing. */
export async function iconFiles(): Promise<Record<string, Buffer>> {
  const tab = await Promise.all(TAB_SIDES.map((side) => drawn(favicon(), side)));
  const system = await Promise.all(
    Object.entries(SYSTEM_ICONS).map(
      async ([name, { side, ...shape }]) => [`/${name}`, (await drawn(favicon(shape), side)).png] as const,
    ),
  );
  return { '/favicon.ico': ico(tab), ...Object.fromEntries(system) };
}

export async function writeIcons(): Promise<void> {
  const icons = Object.entries(await iconFiles());
  await Promise.all(icons.map(([path, content]) => writeClientFile(path, content)));
}
