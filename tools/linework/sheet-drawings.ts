import { uv } from '../../tailwind.config.ts';
import { round } from './guilloche.ts';
import { rosette, rosetteOf } from './rosettes.ts';

/** What a page's paper is printed and made with, whatever stands on it. */

const BORDER = { width: 40, height: 28, strands: 9, points: 10 } as const;

/** Strands from one knot to the next. What is laid side by side is a band, and ends in a knot wherever it ends. */
function border({ width, height, strands, points }: typeof BORDER): string {
  const lines = Array.from({ length: strands }, (_strand, strand) => {
    const swing = (height / 2 - 1) * Math.cos((strand / (strands - 1)) * Math.PI);
    const places = Array.from({ length: points + 1 }, (_, index) => {
      const done = index / points;
      return `${round(done * width)} ${round(swing * Math.sin(done * Math.PI))}`;
    });
    return `M${places.join('L')}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-height / 2} ${width} ${height}" preserveAspectRatio="none"><path d="${lines.join('')}" fill="none" stroke="#000" stroke-width=".9" vector-effect="non-scaling-stroke"/></svg>`;
}

/** In pixels of the screen: a strip of the sheet beside what is read, as wide as a tablet's margin. */
const FIBRES = { width: 26, height: 4100, count: 24, lengths: [17, 42] } as const;

/** A walk by an irrational step: scattered, without two alike, and the same with each build. The golden one leaves no clusters. */
const spread = (index: number, step: number): number => ((index + 1) * step) % 1;

/** The fibres in the paper: few, of two lengths, each in one of the colours in which they shine. */
function fibres({ width, height, count, lengths }: typeof FIBRES): string {
  const at = (turn: number, length: number): string =>
    `${round(Math.cos(turn) * length)} ${round(Math.sin(turn) * length)}`;
  const colours = Object.values(uv);
  const drawn = colours.map((colour, which) => {
    const paths = Array.from({ length: count }, (_, index) => {
      if (index % colours.length !== which) return '';
      const length = lengths[index % 5 === 0 ? 1 : 0] * (0.8 + spread(index, 0.236068) * 0.4);
      // Steep enough for its strip.
      const tilt = Math.asin(Math.min(1, (width - 8) / length)) * (2 * spread(index, 0.414214) - 1);
      const turn = Math.PI / 2 + tilt;
      const bend = (spread(index, 0.732051) - 0.5) * (length > width ? 0.7 : 1.6);
      const reach = Math.cos(turn) * length;
      const room = width - 6 - Math.abs(reach);
      const x = round(3 + Math.max(0, -reach) + spread(index, 0.754878) * room);
      const y = round(spread(index, 0.618034) * (height - 100) + 50);
      return `M${x} ${y}q${at(turn + bend, length / 2)} ${at(turn, length)}`;
    });
    return `<path d="${paths.join('')}" stroke="${colour}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-width="1.1" stroke-linecap="round" opacity=".6">${drawn.join('')}</svg>`;
}

/** The issuer's mark as it is engraved for a seal: hatched, with its fine lines as they are beside the name. */
const CREST =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 34"><pattern id="h" width="32" height="1.05" patternUnits="userSpaceOnUse"><path d="M0 .5h32" stroke="#000" stroke-width=".68"/></pattern><g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="m3 5 13 24L29 5" stroke="url(#h)" stroke-width="4.4"/><path d="m9.5 5 6.5 12 6.5-12M14 5l2 3.7L18 5" stroke="#000" stroke-width="1.1"/></g></svg>';

/**
 * Every picture by its file's name.
 * @param documents the numbers of those that have a rosette of their own, by its name
 */
export function sheetDrawings(documents: Readonly<Record<string, string>>): Record<string, string> {
  const rosettes = Object.entries(documents).map(
    ([name, number]) => [`${name}.svg`, rosette(rosetteOf(number))] as const,
  );
  return {
    ...Object.fromEntries(rosettes),
    'border.svg': border(BORDER),
    'crest.svg': CREST,
    'uv-fibres.svg': fibres(FIBRES),
  };
}
