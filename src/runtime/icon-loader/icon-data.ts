/** One icon: the inside of an `<svg>` and the grid that it is drawn on. */
export interface IconData {
  body: string;
  width: number;
  height: number;
}

/** What icon sets leave out: https://iconify.design/docs/types/iconify-json.html */
const DEFAULT_SIZE = 16;

/** An icon comes from another's server and stands in this site's document: it may draw, and nothing else. */
const NOT_DRAWING =
  /<\s*(script|foreignobject|iframe|style|a\b|use|image)|\son[a-z]+\s*=|javascript:|data:|https?:/i;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const sizeOf = (value: unknown, fallback: number): number =>
  typeof value === 'number' && value > 0 ? value : fallback;

/** The icons of an icon server's answer by name; empty for anything that is not this set's answer. */
export function parseIconSet(value: unknown, prefix: string): Map<string, IconData> {
  const found = new Map<string, IconData>();
  if (!isRecord(value) || value['prefix'] !== prefix || !isRecord(value['icons'])) return found;
  const width = sizeOf(value['width'], DEFAULT_SIZE);
  const height = sizeOf(value['height'], DEFAULT_SIZE);
  for (const [name, icon] of Object.entries(value['icons'])) {
    if (!isRecord(icon) || typeof icon['body'] !== 'string' || NOT_DRAWING.test(icon['body'])) continue;
    found.set(name, {
      body: icon['body'],
      width: sizeOf(icon['width'], width),
      height: sizeOf(icon['height'], height),
    });
  }
  return found;
}
