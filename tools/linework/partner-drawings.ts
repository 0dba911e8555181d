import { round } from './guilloche.ts';
import {
  DOTTED,
  ENGRAVED,
  FINE,
  faces,
  framed,
  medallion,
  OUTLINE,
  path,
  ruled,
  seal,
  sealStyles,
  shaded,
  swelling,
} from './parts.ts';

/**
 * Who brings what to whom, a drawing for each partner type. The seal is the service, a portrait is the partner, a bust one
 * of its sellers, whatever else is hatched is the partner's own work, and a shop is a customer.
 */

export const PARTNER_FRAME = { width: 240, height: 104, count: 5 } as const;

const AWNING = 'M-16-19h32l6 14a5.5 5.5 0 0 1-11 0a5.5 5.5 0 0 1-11 0a5.5 5.5 0 0 1-11 0a5.5 5.5 0 0 1-11 0z';

/** Every second stripe of the awning; the lines run to its eaves. */
const STRIPES = [0, 2]
  .flatMap((stripe) =>
    Array.from({ length: 6 }, (_, index) => {
      const share = (stripe + index / 6) / 4;
      return swelling(-16 + 32 * share, -19, -6 + 12 * share, 20, 0.9);
    }),
  )
  .join('');

/** A customer's shop, around its door. */
export const SHOP =
  path(STRIPES, ENGRAVED) +
  path('M3-19 5.5-5M-10-19l-1 14', FINE) +
  path(AWNING, OUTLINE) +
  path(ruled(4.5, 5, 8, 14, 1.7), ENGRAVED) +
  path('M-11 12l6-6M-11 15l9-9M-8 15l6-6', FINE) +
  path('M-17 2v17M17 2v17M-20 19h40M4.5 19V5h8v14M-12 5.5h11v10h-11z', OUTLINE);

const BUST =
  'M0-8a4.2 4.8 0 0 1 0 9.6a4.2 4.8 0 0 1 0-9.6zM-8.2 8.6C-7.6 1.6 7.6 1.6 8.2 8.6C5 13.4-5 13.4-8.2 8.6z';

/** One of a partner's sellers: whoever it is, it is nobody else of the drawing. */
const SELLER =
  path('M0-13a10.5 13 0 0 1 0 26a10.5 13 0 0 1 0-26z', OUTLINE) +
  shaded('bust', BUST, ruled(-9, -9, 18, 22, 1.7));

const SHAPES = `<defs><g id="seal">${seal(0, 0)}</g><g id="shop">${SHOP}</g><g id="seller">${SELLER}</g></defs>`;

const placed = (shape: 'seal' | 'shop' | 'seller', x: number, y: number, scale = 1): string =>
  `<use href="#${shape}" transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}"/>`;

const MIDDLE = PARTNER_FRAME.height / 2;
const SHOPS_X = 214;

const partner = (x: number, y: number = MIDDLE): string => medallion(x, y, 46);

/** From one place to another, levelling out at both, so that the head is clear of the bend. */
function arrow(x: number, y: number, toX: number, toY = y): string {
  const level = toX - 8;
  const bend = (x + level) / 2;
  return path(`M${x} ${y}C${bend} ${y} ${bend} ${toY} ${level} ${toY}H${toX}m-4-4 4 4-4 4`);
}

/** The service on its way: strands of the seal that close up to an arrow. */
function strands(x: number, toX: number, y = MIDDLE): string {
  const lines = [-8, -4, 0, 4, 8].map((offset) => `M${x} ${y + offset}Q${(x + toX) / 2} ${y} ${toX} ${y}`);
  return path(lines.join(''), ' stroke-width=".7"') + path(`M${toX - 4} ${y - 4}l4 4-4 4`);
}

const customers = (x: number): string =>
  [27, 77].map((y) => arrow(x, MIDDLE, SHOPS_X - 27, y) + placed('shop', SHOPS_X, y)).join('');

const GEAR = { hole: 27, root: 32.5, tip: 37, lines: 96 } as const;

/** Teeth around a hole in which the seal has room, turned on a lathe: heavier lines where the light does not reach. */
function gear(x: number, y: number, teeth: number): string {
  const at = (radius: number, turn: number): string =>
    `${round(x + radius * Math.cos(turn))} ${round(y + radius * Math.sin(turn))}`;
  const corners = Array.from({ length: teeth * 4 }, (_, index) =>
    at(index % 4 < 2 ? GEAR.tip : GEAR.root, ((index - 0.5) / (teeth * 4)) * 2 * Math.PI),
  );
  const lines = Array.from({ length: GEAR.lines }, (_, index) => {
    const turn = (index / GEAR.lines) * 2 * Math.PI;
    const [across, down] = [Math.cos(turn), Math.sin(turn)];
    const reach = GEAR.tip - GEAR.hole;
    const shade = 0.6 - 0.6 * Math.cos(turn - 1.25 * Math.PI);
    return swelling(x + GEAR.hole * across, y + GEAR.hole * down, reach * across, reach * down, shade);
  });
  const hole = `M${x} ${y - GEAR.hole}a${GEAR.hole} ${GEAR.hole} 0 1 0 .1 0z`;
  return shaded('g', `M${corners.join('L')}z${hole}`, lines.join(''));
}

const PLATE = 'M74 39V18a6 6 0 0 1 6-6h64a6 6 0 0 1 6 6v21zM89.5 12.5a10 13 0 1 0 .1 0zM106 22h34v7h-34z';
const BULB = 'M105 65c0-7-8-10-8-19a15 15 0 0 1 30 0c0 9-8 12-8 19z';

/** Where the seal is in each frame, in the order of the contract's partner types, and how large. */
const SEALS = {
  distributor: { x: 26, y: MIDDLE, scale: 1 },
  oem: { x: 112, y: 66, scale: 0.94 },
  referral: { x: 26, y: 74, scale: 1 },
  reseller: { x: 112, y: MIDDLE, scale: 1 },
  other: { x: SHOPS_X, y: MIDDLE, scale: 1 },
} as const;

const sealOf = (type: keyof typeof SEALS): string => {
  const { x, y, scale } = SEALS[type];
  return placed('seal', x, y, scale);
};

/** The same places for the stylesheet that lights the seals. */
export const typeSealStyles = (): string => sealStyles('#types', PARTNER_FRAME, SEALS);

/** In the same order. */
const TYPES: readonly string[] = [
  // The service comes to the partner, from there to its sellers, and each of them has customers.
  sealOf('distributor') +
    strands(52, 74) +
    partner(97) +
    [18, MIDDLE, 86]
      .map(
        (y) =>
          arrow(119, MIDDLE, 139, y) +
          placed('seller', 153, y) +
          arrow(168, y, 189) +
          placed('shop', SHOPS_X, y, 0.8),
      )
      .join(''),
  // The service is a part of what the partner sells; its name plate has the partner's portrait on it.
  partner(26) +
    arrow(50, MIDDLE, 66) +
    shaded(
      'd',
      'M74 39h76v47a6 6 0 0 1-6 6H80a6 6 0 0 1-6-6zM112 42a24 24 0 1 0 .1 0z',
      ruled(74, 39, 76, 53, 4.2),
    ) +
    shaded('n', PLATE, ruled(74, 12, 76, 27, 1.8)) +
    medallion(89.5, 25.5, 21) +
    sealOf('oem') +
    customers(156),
  // The partner brings the two together, and stands beside what they agree on.
  sealOf('referral') +
    strands(52, 184, 74) +
    placed('shop', SHOPS_X, 74) +
    partner(120, 28) +
    path('M94 28Q36 28 28 44M146 28Q204 28 212 46', DOTTED),
  // The service as it is, within work of the partner's own.
  partner(26) + arrow(50, MIDDLE, 66) + gear(112, MIDDLE, 12) + sealOf('reseller') + customers(156),
  // Nothing drawn yet but the idea, on its way to the service.
  partner(26) +
    path(
      'M74 40V20a8 8 0 0 1 8-8h60a8 8 0 0 1 8 8v64a8 8 0 0 1-8 8H82a8 8 0 0 1-8-8V56L58 48z',
      ' stroke-dasharray="3 4"',
    ) +
    shaded('b', BULB, ruled(97, 30, 30, 35, 3.6) + ruled(113, 31.8, 14, 33, 3.6)) +
    path('M107 71h10M110 77h4') +
    path('M112 24v-4M94 31l-3-3M130 31l3-3M88 46h-4M136 46h4', FINE) +
    arrow(158, MIDDLE, 182) +
    sealOf('other'),
];

/** How far apart the lines of a portrait lie: farther, and a small one has no eyes. */
const SPACING = 2.1;

/** The five types, a frame each, side by side. */
export function partnerTypes(isLit: boolean): string {
  return `${faces({ medallion: SPACING }, isLit)}${SHAPES}<g stroke-width="1.2">${framed(PARTNER_FRAME.width, TYPES)}</g>`;
}
