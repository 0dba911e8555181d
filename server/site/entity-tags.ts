import { createHash } from 'node:crypto';
import { readFileSync, type Stats } from 'node:fs';

const kept = new Map<string, { identity: string; tag: string }>();

/**
 * The tag of what is in a file, hashed once. A tag of size and date, as `@fastify/send` makes it, would send an
 * equal build again after each release, and would take two builds whose dates a deployment has set for one.
 * Unlike its time of modification, `ctime` can't be set.
 */
export function entityTagOf(file: string, { ino, size, ctimeMs }: Stats): string {
  const identity = [ino, size, ctimeMs].join('-');
  const known = kept.get(file);
  if (known?.identity === identity) return known.tag;
  const tag = `"${createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22)}"`;
  kept.set(file, { identity, tag });
  return tag;
}
