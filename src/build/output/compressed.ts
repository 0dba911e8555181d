import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached, digest, keepAhead } from './build-cache.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** By the ending of the compressed file. Both at their highest level: the work is done once for each content. */
const METHODS = {
  br: (content: Buffer) =>
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  gz: (content: Buffer) => gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
};

export type Ending = keyof typeof METHODS;

export const ENDINGS = Object.keys(METHODS) as Ending[];

const nameOf = (content: Buffer, ending: Ending): string => `${digest(content, process.version)}.${ending}`;

/** The content compressed, from the last build that had the same. */
export const compressed = (content: Buffer, ending: Ending): Promise<Buffer> =>
  cached(nameOf(content, ending), () => METHODS[ending](content));

/** Has it ready for when it is asked for. */
export const keepCompressed = (content: Buffer, ending: Ending): Promise<void> =>
  keepAhead(nameOf(content, ending), () => METHODS[ending](content));
