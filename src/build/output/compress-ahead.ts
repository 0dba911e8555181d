import { isCompressible } from '../hosts/compressible';
import { ENDINGS, keepCompressed } from './compressed';

/** A document is 90 kB, and a site may have thousands: those that find so many waiting are left to the last pass. */
const MOST_WAITING = 100;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

async function compress(content: Buffer): Promise<void> {
  for (const ending of ENDINGS) await keepCompressed(content, ending);
}

/**
 * Compresses what is about to be written, one file after the other, while the next pages are rendered and their pictures
 * drawn: in the end it is there. Nothing waits for it.
 * @param name of a file that has this content
 */
export function compressAhead(name: string, content: string): void {
  const bytes = Buffer.from(content);
  if (waiting >= MOST_WAITING || !isCompressible(name, bytes.length)) return;
  waiting += 1;
  last = last
    .then(() => compress(bytes))
    // Who writes the compressed file meets it again, and says it.
    .catch(() => {})
    .finally(() => {
      waiting -= 1;
    });
}
