import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { iris, primary } from '../../../tailwind.config';

/**
 * Lines of half a pixel have every strength there is. Three of them, in as many hues as a gradient needs to be seen as
 * one, leave line work as fine and brighter, in half the bytes.
 */
const STRENGTHS = 3;
const HUES = 5;
const BRIGHTER = 1.7;

/** Where the two inks run into one another, as on the site. */
const [FIRST, LAST] = [0.12, 0.88];

const parts = (colour: string): number[] =>
  [1, 3, 5].map((index) => Number.parseInt(colour.slice(index, index + 2), 16));

/** @param share of the second ink */
function mixed(share: number): string {
  const second = parts(iris.lamp);
  const channels = parts(primary[400]).map((from, index) =>
    Math.round(from + ((second[index] ?? 0) - from) * share),
  );
  return `rgb(${channels.join(' ')})`;
}

function posterise(canvas: Canvas): void {
  const context = canvas.getContext('2d');
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const step = 255 / (STRENGTHS - 1);
  for (let index = 3; index < pixels.data.length; index += 4) {
    const strength = Math.min(255, (pixels.data[index] ?? 0) * BRIGHTER);
    pixels.data[index] = Math.round(strength / step) * step;
  }
  context.putImageData(pixels, 0, 0);
}

/**
 * A rosette as it shines under the lamp.
 * @param svg its lines in black
 * @param size in pixels, of its square
 */
export async function printRosette(svg: string, size: number): Promise<Canvas> {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  // What reads SVG here knows a `use` by its old name alone.
  const sized = svg
    .replace('<svg ', `<svg xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}" `)
    .replaceAll('<use href=', '<use xlink:href=');
  context.drawImage(await loadImage(Buffer.from(sized)), 0, 0, size, size);
  posterise(canvas);
  const inks = context.createLinearGradient(0, 0, size, size * 0.18);
  const bands = HUES * 2 - 1;
  for (let band = 0; band < bands; band += 1) {
    const hue = mixed(1 - Math.abs(band - (HUES - 1)) / (HUES - 1));
    inks.addColorStop(FIRST + ((LAST - FIRST) * band) / bands, hue);
    inks.addColorStop(FIRST + ((LAST - FIRST) * (band + 1)) / bands, hue);
  }
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = inks;
  context.fillRect(0, 0, size, size);
  return canvas;
}
