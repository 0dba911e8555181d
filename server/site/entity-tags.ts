import { createHash } from 'node:crypto';
import type { BigIntStats } from 'node:fs';

/** The entity tags of files, each hashed once for what is in it now. */
export interface EntityTags {
  /** Without reading the file: its tag, if this very content was hashed before. */
  known(file: string, stats: BigIntStats): string | undefined;
  /** @param stats taken before the body was read. */
  hash(file: string, stats: BigIntStats, body: Buffer): string;
}

/** A file that was just written may be written again within one tick of the file system's clock. */
const SETTLED_MS = 2_000;
/** Ten times the files of a large build; beyond it old builds' files are forgotten. */
const MOST_FILES = 100_000;

/**
 * What changes when a file is written or replaced. Unlike its time of modification, `ctime` can't be set, so a
 * build whose files all carry one date is told from the one before it.
 */
const identityOf = ({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): string =>
  [dev, ino, size, mtimeNs, ctimeNs].join('-');

const contentHash = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** @param makeTag gives the tag of a content, in quotes. */
export function createEntityTags(makeTag: (body: Buffer) => string = contentHash): EntityTags {
  const kept = new Map<string, { identity: string; tag: string }>();
  return {
    known(file, stats) {
      const entry = kept.get(file);
      return entry?.identity === identityOf(stats) ? entry.tag : undefined;
    },
    hash(file, stats, body) {
      const tag = makeTag(body);
      const settled = Date.now() - Number(stats.ctimeMs) > SETTLED_MS;
      if (kept.size >= MOST_FILES) kept.clear();
      if (settled && BigInt(body.length) === stats.size) kept.set(file, { identity: identityOf(stats), tag });
      return tag;
    },
  };
}
