import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';

/** More are not seen in a picture of flat colours and fine lines. */
const COLOURS = 32;

/** As a PNG with a palette: a photograph's format would blur the letters for more bytes. */
export function encodeCard(canvas: Canvas): Promise<Buffer> {
  const { width, height } = canvas;
  return sharp(canvas.data(), { raw: { width, height, channels: 4 } })
    .flatten()
    .png({ palette: true, colours: COLOURS, dither: 0, effort: 3, compressionLevel: 9 })
    .toBuffer();
}
