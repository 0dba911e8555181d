import { ENGRAVED, framed, path, rays, swelling } from './parts.ts';

/** What each industry hands over once it knows who asks: engraved, in the one colour that a stylesheet gives. */

export const INDUSTRY_FRAME = { width: 200, height: 124, count: 4 } as const;

const OUTLINE = ' stroke-width="1.9"';
const FINE = ' stroke-width=".9"';

type Box = readonly [x: number, y: number, width: number, height: number];

/** Lines that fall with `slope`, a gap apart, over a box. */
function hatch([x, y, width, height]: Box, gap: number, slope = 0): string {
  const lines: string[] = [];
  const fall = Math.abs(slope * width);
  for (let at = -fall; at < height + fall; at += gap)
    lines.push(swelling(x, y + at, width, slope * width, gap * 0.45));
  return lines.join('');
}

/** Each clip's number within the file. */
let clips = 0;

/** A shape with its outline, shaded by hatching that ends where it does; `bare` is left out. */
function shaded(shape: string, shades: readonly string[], bare = ''): string {
  clips += 1;
  const id = `i${clips}`;
  return `<clipPath id="${id}"><path d="${shape}${bare}" clip-rule="evenodd"/></clipPath><g clip-path="url(#${id})">${path(shades.join(''), ENGRAVED)}</g>${path(shape, OUTLINE)}`;
}

/** Glass and bellies of bottles are darker towards the side that is away from the light. */
const round = (box: Box): string[] => {
  const [x, y, width, height] = box;
  return [hatch(box, 4, 0.12), hatch([x + width * 0.5, y, width * 0.5, height], 4, -0.35)];
};

const BOTTLE = 'M52 118V60c0-13 15-17 15-31V8h20v21c0 14 15 18 15 31v58z';
const LABEL = 'M60 70h34v28H60z';
const BOSS = 'M100 23a8 8 0 1 0 .1 0z';
const COLUMNS = [24, 58, 92, 126, 160];

/** A bottle and a glass. */
const drinks = (): string =>
  shaded(BOTTLE, round([52, 8, 50, 110]), LABEL) +
  path('M67 18h20M60 70h34v28H60zM68 80h18M66 88h22', OUTLINE) +
  shaded('M114 44h50l-5 32c-2 11-10 18-20 18s-18-7-20-18z', [
    hatch([114, 58, 50, 40], 2.6),
    hatch([140, 58, 24, 40], 3.2, -0.5),
  ]) +
  path('M114 44h50M139 94v22M122 118h34M130 116h18', OUTLINE);

/** A bank's portico. */
const portico = (): string =>
  shaded('M10 44 100 6l90 38z', [hatch([10, 6, 180, 38], 3.4)], BOSS) +
  path(BOSS, OUTLINE) +
  shaded('M18 46h164v9H18z', [hatch([18, 46, 164, 9], 3)]) +
  COLUMNS.map((x) => shaded(`M${x} 57h16v45h-16z`, [verticals(x, 57, 16, 45)])).join('') +
  path('M22 104h156M16 111h168M10 118h180', OUTLINE) +
  path('M22 107h156M16 114.5h168', FINE);

/** Flutes, closer together where a column turns away. */
function verticals(x: number, y: number, width: number, height: number): string {
  return Array.from({ length: 6 }, (_, index) =>
    swelling(x + width * (1 - (1 - index / 6) ** 1.4), y, 0, height, index * 0.4),
  ).join('');
}

const CAR =
  'M12 100V82c0-8 4-12 12-14l26-6 22-24c4-5 9-7 15-7h40c7 0 12 2 17 8l20 23 14 5c7 2 12 7 12 13v20h-16a15 15 0 0 0-30 0H66a15 15 0 0 0-30 0z';

const WINDOWS = 'M64 62l15-16c3-3 6-5 10-5h15v21zM112 41h14c4 0 8 2 11 5l14 16h-39z';

/** A car. */
const car = (): string =>
  shaded(CAR, [hatch([12, 70, 178, 30], 2.8), hatch([110, 62, 80, 40], 4, -0.3)], WINDOWS) +
  path(WINDOWS, OUTLINE) +
  path('M72 60l14-15M80 60l14-16M120 60l10-18M132 60l6-11M108 64v34M118 72h8', FINE) +
  [51, 159]
    .map(
      (x) =>
        path(
          `M${x - 12} 101a12 12 0 1 0 24 0a12 12 0 1 0-24 0M${x - 5} 101a5 5 0 1 0 10 0a5 5 0 1 0-10 0`,
          OUTLINE,
        ) + path(rays(x, 101, 5, 11, 16), FINE),
    )
    .join('') +
  path('M4 114h192', FINE);

const PORTRAIT = 'M102 34a10 7 -16 1 0 20-6a10 7 -16 1 0-20 6';
const STRAP = 'M136 70h44v26h-44a13 13 0 0 1 0-26z';

/** A wallet, and what is paid from it. */
const wallet = (): string =>
  shaded('M46 40 150 10c6-2 10 1 12 7l8 29H46z', [hatch([40, 6, 140, 44], 3, -0.29)], PORTRAIT) +
  path(PORTRAIT, OUTLINE) +
  shaded(
    'M26 46h140a10 10 0 0 1 10 10v52a10 10 0 0 1-10 10H36a10 10 0 0 1-10-10z',
    [hatch([26, 46, 150, 72], 3), hatch([26, 97.5, 150, 20], 3), hatch([120, 46, 56, 72], 4, -0.7)],
    STRAP,
  ) +
  path('M34 53h132M34 111h132', ' stroke-width="1" stroke-dasharray="4 3"') +
  path(STRAP, OUTLINE) +
  path('M138 79a4 4 0 1 0 .1 0', OUTLINE);

/** What reaches from `left` on, at its frame's edge: all four begin where the page's text does. */
const fromEdge = (left: number, drawing: string): string =>
  `<g transform="translate(${1 - left} 0)">${drawing}</g>`;

/** The four industries of the specification, a frame each, side by side. */
export function industries(): string {
  clips = 0;
  const drawings = [
    fromEdge(52, drinks()),
    fromEdge(10, portico()),
    fromEdge(4, car()),
    fromEdge(26, wallet()),
  ];
  return framed(INDUSTRY_FRAME.width, drawings);
}
