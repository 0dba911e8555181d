import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A head takes seconds to model and to light, and every start of the development server draws: what was drawn is kept
 * until one of the sources changes.
 */
const SOURCES = 'tools/linework/face';
const FILE = '.generated/faces.json';

interface Kept {
  source: string;
  paths: Record<string, string>;
}

function sourceNow(): string {
  const hash = createHash('sha256');
  const files = readdirSync(SOURCES)
    .toSorted()
    .map((name) => join(SOURCES, name));
  const beside = ['engraving.ts', 'path-numbers.ts'].map((name) => join(dirname(SOURCES), name));
  for (const file of [...files, ...beside]) hash.update(readFileSync(file));
  return hash.digest('base64url');
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'source' in value && 'paths' in value;

let current: Kept | undefined;

function load(): Kept {
  const source = sourceNow();
  const before: unknown = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : undefined;
  return isKept(before) && before.source === source ? before : { source, paths: {} };
}

/** What `draw` gives, or gave when the sources were the same. */
export function kept(name: string, draw: () => string): string {
  current ??= load();
  const known = current.paths[name];
  if (known !== undefined) return known;
  const path = draw();
  current.paths[name] = path;
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(current));
  return path;
}
