import { isRecord } from '../../contract/is-record';
import { DAY_MS, ICON_CACHE_DAYS } from '../../contract/retention';
import { readStored, removeStored, writeStored } from '../safe-storage';
import type { IconData } from './icon-data';
import { isDrawing } from './is-drawing';

/** Specification, section 9. */
export const MAX_CACHED_ICONS = 50;
export const ICON_CACHE_MS = ICON_CACHE_DAYS * DAY_MS;

const KEY = 'icons';

interface CachedIcon extends IconData {
  /** Milliseconds since 1970. */
  storedAt: number;
}

/** Judged as an answer is: what lies in a storage may be older than the judgement, or of somebody else. */
function isCachedIcon(value: unknown): value is CachedIcon {
  return (
    typeof value === 'object' &&
    value !== null &&
    'body' in value &&
    typeof value.body === 'string' &&
    isDrawing(value.body) &&
    'width' in value &&
    typeof value.width === 'number' &&
    'height' in value &&
    typeof value.height === 'number' &&
    'storedAt' in value &&
    typeof value.storedAt === 'number'
  );
}

function parse(text: string | null): [string, CachedIcon][] {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (!isRecord(stored)) return [];
    return Object.entries(stored).filter((entry): entry is [string, CachedIcon] => isCachedIcon(entry[1]));
  } catch {
    return []; // Damaged: the icons are fetched again.
  }
}

function readFresh(now: number): [string, CachedIcon][] {
  return parse(readStored('localStorage', KEY)).filter(
    ([, { storedAt }]) => storedAt <= now && now - storedAt < ICON_CACHE_MS,
  );
}

/** @param name with its prefix */
export function readCachedIcon(name: string): IconData | null {
  const found = readFresh(Date.now()).find(([known]) => known === name);
  return found?.[1] ?? null;
}

/** The oldest make room for the newest; a full storage keeps none. */
export function cacheIcons(icons: ReadonlyMap<string, IconData>): void {
  const now = Date.now();
  const kept = readFresh(now).filter(([name]) => !icons.has(name));
  const added = Array.from(icons, ([name, icon]): [string, CachedIcon] => [name, { ...icon, storedAt: now }]);
  const newest = [...kept, ...added].slice(-MAX_CACHED_ICONS);
  if (!writeStored('localStorage', KEY, JSON.stringify(Object.fromEntries(newest)))) {
    removeStored('localStorage', KEY);
  }
}
