import { createHash } from 'node:crypto';
import { readFileSync, type Stats } from 'node:fs';
import { identityOf } from './file-memory';

const kept = new Map<string, { identity: string; tag: string }>();

/**
 * The tag of what is in a file, hashed once. A tag of size and date, as `@fastify/send` makes it, would send an
 * equal build again after each release, and would take two builds whose dates a deployment has set for one.
 * @returns undefined when the file can't be opened now, as where sockets have taken all that may be open: whoever asks
 * stands in a library's promise that nobody waits for, and an error there would end the process.
 */
export function entityTagOf(file: string, stats: Stats): string | undefined {
  const identity = identityOf(stats);
  const known = kept.get(file);
  if (known?.identity === identity) return known.tag;
  try {
    const tag = `"${createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22)}"`;
    kept.set(file, { identity, tag });
    return tag;
  } catch {
    // Sent without a tag, then, or answered with an error when it can't be opened to be sent either.
    return undefined;
  }
}
