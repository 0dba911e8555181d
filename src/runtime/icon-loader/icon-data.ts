import { isRecord } from '../../contract/is-record';
import { isDrawing } from './is-drawing';

/** One icon: the inside of an `<svg>` and the grid that it is drawn on. */
export interface IconData {
  body: string;
  width: number;
  height: number;
}

/** What icon sets leave out: https://iconify.design/docs/types/iconify-json.html */
const DEFAULT_SIZE = 16;

const sizeOf = (value: unknown, fallback: number): number =>
  typeof value === 'number' && value > 0 ? value : fallback;

/**
 * The icons of an icon server's answer by name; empty for anything that is not this set's answer. They come from
 * another's server and stand in this site's document: they may draw, and nothing else.
 */
export function parseIconSet(value: unknown, prefix: string): Map<string, IconData> {
  const found = new Map<string, IconData>();
  if (!isRecord(value) || value['prefix'] !== prefix || !isRecord(value['icons'])) return found;
  const width = sizeOf(value['width'], DEFAULT_SIZE);
  const height = sizeOf(value['height'], DEFAULT_SIZE);
  for (const [name, icon] of Object.entries(value['icons'])) {
    if (!isRecord(icon) || typeof icon['body'] !== 'string' || !isDrawing(icon['body'])) continue;
    found.set(name, {
      body: icon['body'],
      width: sizeOf(icon['width'], width),
      height: sizeOf(icon['height'], height),
    });
  }
  return found;
}
