import sharp from 'sharp';
import { favicon } from './favicon';
import { ico, type SquarePng } from './ico';

/** What a browser takes that knows no SVG, for a tab, its list and a desktop. */
const TAB_SIDES = [16, 32, 48] as const;

/** Icons of systems, by the file's name: a phone cuts the corners itself, and may cut a circle of 80 %. */
export const SYSTEM_ICONS = {
  'apple-touch-icon.png': { side: 180, radius: 0, scale: 1 },
  'icon-192.png': { side: 192, radius: 6, scale: 1 },
  'icon-512.png': { side: 512, radius: 6, scale: 1 },
  'icon-maskable-512.png': { side: 512, radius: 0, scale: 0.8 },
} as const;

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
