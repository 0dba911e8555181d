import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { primary } from '../../../tailwind.config';
import { iconFiles } from './icon-files';
import { webManifest } from './web-manifest';

const files = await iconFiles();

const file = (path: string): Buffer => {
  const found = files[path];
  if (!found) throw new Error(`${path} is not drawn`);
  return found;
};

async function pixelsOf(path: string): Promise<{ at: (x: number, y: number) => number[]; side: number }> {
  const { data, info } = await sharp(file(path)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number[] => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)];
  return { at, side: info.width };
}

const GREEN = [1, 3, 5].map((from) => Number.parseInt(primary[700].slice(from, from + 2), 16));

describe('the icons', () => {
  it('are those that the manifest names, as large as it says', async () => {
    const { icons } = JSON.parse(webManifest()) as { icons: { src: string; sizes: string }[] };
    const drawn = icons.filter(({ src }) => src.endsWith('.png'));
    expect(drawn).toHaveLength(3);
    for (const { src, sizes } of drawn) {
      const { width, height } = await sharp(file(src)).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });

  it.each(['/apple-touch-icon.png', '/icon-maskable-512.png'])('leave no corner of %s open', async (path) => {
    const { at, side } = await pixelsOf(path);
    expect(at(0, 0)).toEqual([...GREEN, 255]);
    expect(at(side - 1, side - 1)).toEqual([...GREEN, 255]);
  });

  it('keep the mark where a phone cuts a circle', async () => {
    const { at, side } = await pixelsOf('/icon-maskable-512.png');
    const places = Array.from(
      { length: side ** 2 },
      (_, index) => [index % side, Math.floor(index / side)] as const,
    );
    const cut = places
      .filter(([x, y]) => Math.hypot(x - side / 2, y - side / 2) > side * 0.4)
      .filter(([x, y]) => at(x, y).join() !== [...GREEN, 255].join());
    expect(cut).toEqual([]);
  });

  it('have one file with three sizes for a browser that knows no SVG', async () => {
    const icon = file('/favicon.ico');
    expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3]);
    for (const [index, side] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      const from = icon.readUInt32LE(entry + 12);
      const png = icon.subarray(from, from + icon.readUInt32LE(entry + 8));
      expect(icon.readUInt8(entry)).toBe(side);
      expect((await sharp(png).metadata()).width).toBe(side);
    }
  });
});
