const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const ICON_TYPE = 1;
const COLOUR_PLANES = 1;
const BITS_PER_PIXEL = 32;

/** A PNG of a square, and how many pixels its side has: fewer than 256. */
export interface SquarePng {
  side: number;
  png: Buffer;
}

/**
 * An icon file of PNGs: a header, an entry for each, and then the pictures. Of the libraries that write it one brings
 * Node's types of another version, and the other has none: https://en.wikipedia.org/wiki/ICO_(file_format)
 */
export function ico(pictures: readonly SquarePng[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length);
  header.writeUInt16LE(ICON_TYPE, 2);
  header.writeUInt16LE(pictures.length, 4);
  let from = header.length;
  for (const [index, { side, png }] of pictures.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    header.writeUInt8(side, entry);
    header.writeUInt8(side, entry + 1);
    header.writeUInt16LE(COLOUR_PLANES, entry + 4);
    header.writeUInt16LE(BITS_PER_PIXEL, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(from, entry + 12);
    from += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
