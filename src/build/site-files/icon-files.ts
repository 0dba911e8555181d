import { cached, digest } from '../output/build-cache';
import { drawingVersions } from '../output/drawing-versions';
import { writeClientFile } from './client-file';
import { favicon } from './favicon';
import { ico, type SquarePng } from './ico';
import { SYSTEM_ICONS } from './system-icons';

/** What a browser takes that knows no SVG, for a tab, its list and a desktop. */
const TAB_SIDES = [16, 32, 48] as const;

const UNITS = 32;
/** Of SVG's user units in an inch. */
const DENSITY = 72;

/** How an icon is drawn: what changes here is drawn again. */
const SOURCES = import.meta.glob<string>('./icon-files.ts', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** At its size, and not enlarged. The library is read with the first icon that nobody knows. */
async function draw(svg: string, side: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const density = (DENSITY * side) / UNITS;
  return sharp(Buffer.from(svg), { density }).resize(side, side).png({ compressionLevel: 9 }).toBuffer();
}

async function drawn(svg: string, side: number): Promise<SquarePng> {
  const key = digest(JSON.stringify([SOURCES, drawingVersions(), side]), svg);
  return { side, png: await cached(`${key}.png`, () => draw(svg, side)) };
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
