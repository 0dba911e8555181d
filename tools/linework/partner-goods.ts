import { SHOP } from './partner-drawings.ts';
import {
  DOTTED,
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
 * What each type of partner lays on a customer's table, in the order of the contract's partner types: a map of the
 * market, a product, a letter, a parcel, and a sheet that is still empty. The seal is the service wherever it stands.
 */

export const GOODS_FRAME = { width: 200, height: 124, count: 5 } as const;

const SEALS = {
  distributor: { x: 38, y: 66, scale: 1.1 },
  oem: { x: 132, y: 80, scale: 1.1 },
  referral: { x: 100, y: 84, scale: 1.1 },
  reseller: { x: 100, y: 48, scale: 1.1 },
  other: { x: 96, y: 66, scale: 1.1 },
} as const;

const sealOf = (type: keyof typeof SEALS): string => {
  const { x, y, scale } = SEALS[type];
  return `<use href="#seal" transform="translate(${x} ${y}) scale(${scale})"/>`;
};

const shopAt = (x: number, y: number, scale: number): string =>
  `<use href="#shop" transform="translate(${x} ${y}) scale(${scale})"/>`;

const DROP = 'c-9-11-12-15-12-21a12 12 0 0 1 24 0c0 6-3 10-12 21z';

/** A place on the map. */
const pin = (x: number, y: number): string =>
  shaded(
    `d${x}`,
    `M${x} ${y}${DROP}M${x} ${y - 25.5}a4.5 4.5 0 1 0 .1 0z`,
    ruled(x - 12, y - 33, 24, 33, 2.6),
  );

/** A map of the market, in three folds: the service at its edge, and a route to each of the partner's sellers. */
const map = [
  path('M8 12 69 26v86L8 98zM130 12l61 14v86l-61-14z', OUTLINE),
  shaded('f', `M69 26l61-14v86L69 112zM100 58${DROP}`, ruled(69, 12, 61, 100, 4.2)),
  path('M69 66q16 0 27-6M69 70q46 14 88-6M67 78q40 30 84 28', DOTTED),
  pin(100, 58),
  pin(162, 62),
  pin(156, 106),
].join('');

/** A window of the partner's own software: its plate, what it asks for, and the seal on it. */
const PLATE = 'M10 38V18a8 8 0 0 1 8-8h164a8 8 0 0 1 8 8v20z';

const product = [
  shaded(
    'b',
    'M10 38h180v68a8 8 0 0 1-8 8H18a8 8 0 0 1-8-8zM18 46h76v62H18zM132 52a28 28 0 1 0 .1 0z',
    ruled(10, 38, 180, 76, 4.2),
  ),
  shaded('l', `${PLATE}M34 10.5a10 13 0 1 0 .1 0zM52 18h56v11H52z`, ruled(10, 10, 180, 28, 1.9)),
  medallion(34, 24, 22),
  path('M58 23.5h44M24 54h40M24 72h62M24 90h62', FINE),
  path('M24 58h62v7H24zM24 76h62v7H24zM24 94h40v9H24z', OUTLINE),
].join('');

/** A letter of introduction: whom it is about looks out, and it is closed by the seal. */
const letter = [
  path('M38 54.8V8h124v46.8M20 44l18-13M180 44l-18-13', OUTLINE),
  shopAt(66, 36, 0.86),
  path('M92 22h56M92 32h56M92 42h38', FINE),
  shaded('e', 'M20 44 73.2 75.9A28 28 0 1 0 126.8 75.9L180 44v72H20z', ruled(20, 44, 160, 72, 2.6)),
  path('m20 116 50-40M180 116l-50-40', OUTLINE),
].join('');

/** Two boxes under one cord: the service on top, work of the partner's own below. */
const parcel = [
  shaded('t', 'M52 14h96v66H52zM100 20a28 28 0 1 0 .1 0z', ruled(52, 14, 96, 66, 4.2)),
  shaded('o', 'M26 80h148v34H26zM64 88h72v18H64z', ruled(26, 80, 148, 34, 2.2)),
  path('M72 93h56M72 100h38', FINE),
  path('M44 80v34M156 80v34M48 80v34M152 80v34M98 14v7M102 14v7M98 75v5M102 75v5', FINE),
].join('');

/** Nothing on it yet but a ring, and what draws it. */
const PENCIL = 'm122 78 40-58 13 9-40 58-15 7z';

const sheet = [
  path('M40 10h112v104H40z', ' stroke-dasharray="3 4"'),
  path('M54 26h48M54 38h34', FINE),
  shaded(
    'c',
    PENCIL,
    [0, 1, 2, 3, 4]
      .map((line) => swelling(119 + line * 3, 92 + line * 1.5, 45, -66, 0.4 + line * 0.3))
      .join(''),
  ),
  path('m122 78 13 9M160 23l13 9M121 91l-1 3 3-1', OUTLINE),
].join('');

/** Every type's, a frame each, side by side. */
export function partnerGoods(isLit: boolean): string {
  const goods = [
    map + sealOf('distributor'),
    product + sealOf('oem'),
    letter + sealOf('referral'),
    parcel + sealOf('reseller'),
    sheet + sealOf('other'),
  ];
  const shapes = `<defs><g id="seal">${seal(0, 0)}</g><g id="shop">${SHOP}</g></defs>`;
  return `${faces({ medallion: 3.4 }, isLit)}${shapes}<g stroke-width="1.2">${framed(GOODS_FRAME.width, goods)}</g>`;
}

/** Where the seal is in each frame, for the stylesheet that lights it. */
export const goodsSealStyles = (): string => sealStyles('#comparison', GOODS_FRAME, SEALS);
