import { path, SOFT, seal, TINT } from './parts.ts';

/**
 * Who brings what to whom, a drawing for each partner type. The seal is the service, a hatched figure is the partner or
 * one of its sellers, whatever else is hatched is the partner's own work, and an outlined shop is a customer.
 */

export const PARTNER_FRAME = { width: 240, height: 104, count: 5 } as const;

const DOTTED = ' stroke-dasharray=".1 4.5" stroke-width="2"';

const FIGURE = 'M0-20a9 9 0 1 0 .1 0zM-17 20v-3a17 14 0 0 1 34 0v3z';
/** Between two lines of the hatching, and how far from the light its shadow begins. */
const HATCH = 2.3;
const SHADE = 0.42;

/** A shape as an engraver fills it: in lines, and closer ones on the side that the light does not reach. */
function engraved(
  id: string,
  d: string,
  box: { x: number; y: number; width: number; height: number },
): string {
  const count = Math.floor(box.height / HATCH);
  const rows = Array.from(
    { length: count },
    (_, index) => Math.round((box.y + (index + 0.5) * HATCH) * 10) / 10,
  );
  const shadeX = Math.round(box.x + box.width * SHADE);
  const end = box.x + box.width;
  const lines = rows.map((y) => `M${box.x} ${y}H${end}`).join('');
  const shade = rows.map((y) => `M${shadeX} ${Math.round((y + HATCH / 2) * 10) / 10}H${end}`).join('');
  return (
    `<clipPath id="${id}"><path d="${d}" clip-rule="evenodd"/></clipPath>` +
    `<g clip-path="url(#${id})" stroke-linecap="butt">${path(lines, ' stroke-width="1.1"')}${path(shade, ' stroke-width=".8"')}</g>${path(d, ' stroke-width="1"')}`
  );
}

const AWNING =
  'M-17-18h34l6 13a5.75 6 0 0 1-11.5 0a5.75 6 0 0 1-11.5 0a5.75 6 0 0 1-11.5 0a5.75 6 0 0 1-11.5 0z';
const SHOP =
  engraved('a', AWNING, { x: -23, y: -18, width: 46, height: 19 }) +
  path('M-17 2v16h34V2') +
  path('M2 18V7h9v11M-11 7h7v6h-7z', SOFT);

const SHAPES = `<defs><g id="seal">${seal(0, 0)}</g><g id="figure">${engraved('f', FIGURE, { x: -17, y: -20, width: 34, height: 40 })}</g><g id="shop">${SHOP}</g></defs>`;

const placed = (shape: 'seal' | 'figure' | 'shop', x: number, y: number, scale = 1): string =>
  `<use href="#${shape}" transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}"/>`;

const MIDDLE = PARTNER_FRAME.height / 2;
const SHOPS_X = 214;

/** From one place to another, levelling out at both, so that the head is clear of the bend. */
function arrow(x: number, y: number, toX: number, toY = y): string {
  const level = toX - 8;
  const bend = (x + level) / 2;
  return path(`M${x} ${y}C${bend} ${y} ${bend} ${toY} ${level} ${toY}H${toX}m-5-5 5 5-5 5`);
}

/** The service on its way: strands of the seal that close up to an arrow. */
function strands(x: number, toX: number, y = MIDDLE): string {
  const lines = [-8, -4, 0, 4, 8].map((offset) => `M${x} ${y + offset}Q${(x + toX) / 2} ${y} ${toX} ${y}`);
  return path(lines.join(''), ' stroke-width=".8"') + path(`m${toX - 5} ${y - 5} 5 5-5 5`);
}

const customers = (x: number): string =>
  [27, 77].map((y) => arrow(x, MIDDLE, SHOPS_X - 28, y) + placed('shop', SHOPS_X, y)).join('');

/** Teeth around a hole in which the seal has room. */
function gear(x: number, y: number, teeth: number): string {
  const corners = Array.from({ length: teeth * 4 }, (_, index) => {
    const radius = index % 4 < 2 ? 37 : 32;
    const angle = ((index - 0.5) / (teeth * 4)) * 2 * Math.PI;
    return `${Math.round((x + radius * Math.cos(angle)) * 10) / 10} ${Math.round((y + radius * Math.sin(angle)) * 10) / 10}`;
  });
  const d = `M${corners.join('L')}zM${x} ${y - 27}a27 27 0 1 0 .1 0z`;
  return engraved('g', d, { x: x - 37, y: y - 37, width: 74, height: 74 });
}

/** In the order of the contract's partner types. */
const TYPES: readonly string[] = [
  // The service comes to the partner, from there to its sellers, and each of them has customers.
  placed('seal', 26, MIDDLE) +
    strands(52, 76) +
    placed('figure', 97, MIDDLE) +
    [18, MIDDLE, 86]
      .map(
        (y) =>
          arrow(119, MIDDLE, 139, y) +
          placed('figure', 153, y, 0.6) +
          arrow(168, y, 189) +
          placed('shop', SHOPS_X, y, 0.8),
      )
      .join(''),
  // The service is a part of what the partner sells; its name plate has the partner's figure on it.
  placed('figure', 26, MIDDLE) +
    arrow(50, MIDDLE, 64) +
    path('M74 20a8 8 0 0 1 8-8h60a8 8 0 0 1 8 8v64a8 8 0 0 1-8 8H82a8 8 0 0 1-8-8z', TINT) +
    engraved(
      'n',
      'M74 32V20a8 8 0 0 1 8-8h60a8 8 0 0 1 8 8v12zM86.5 15a3.5 3.5 0 1 0 .1 0zM80 30v-1a6.5 6 0 0 1 13 0v1zM99 20.5h26v3H99z',
      { x: 74, y: 12, width: 76, height: 20 },
    ) +
    placed('seal', 112, 62) +
    customers(158),
  // The partner brings the two together, and stands beside what they agree on.
  placed('seal', 26, 74) +
    strands(52, 182, 74) +
    placed('shop', SHOPS_X, 74) +
    placed('figure', 120, 26) +
    path('M96 26Q36 26 28 44M144 26Q204 26 212 44', DOTTED),
  // The service as it is, within work of the partner's own.
  placed('figure', 26, MIDDLE) +
    arrow(50, MIDDLE, 64) +
    gear(112, MIDDLE, 12) +
    placed('seal', 112, MIDDLE) +
    customers(158),
  // Nothing drawn yet but the idea, on its way to the service.
  placed('figure', 26, MIDDLE) +
    path(
      'M74 40V22a8 8 0 0 1 8-8h60a8 8 0 0 1 8 8v60a8 8 0 0 1-8 8H82a8 8 0 0 1-8-8V54L54 47z',
      ' stroke-dasharray="4 5"',
    ) +
    path('M106 65c0-7-8-10-8-19a14 14 0 0 1 28 0c0 9-8 12-8 19zM107 71h10M110 77h4', TINT) +
    path('M112 26v-4M95 31l-3-3M129 31l3-3M89 46h-4M135 46h4', SOFT) +
    arrow(160, MIDDLE, 182) +
    placed('seal', SHOPS_X, MIDDLE),
];

/** The five types, a frame each, side by side. */
export function partnerTypes(): string {
  const frames = TYPES.map(
    (type, index) => `<g transform="translate(${index * PARTNER_FRAME.width} 0)">${type}</g>`,
  );
  return `${SHAPES}<g stroke-width="1.5">${frames.join('')}</g>`;
}
