import { FINE, framed, OUTLINE, path, rays, ruled, shaded } from './parts.ts';

/** The four fields of the page about the company: engraved, in the one colour that a stylesheet gives. */

export const FIELD_FRAME = { width: 200, height: 124, count: 4 } as const;

const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;

const EYE = 'M22 64C52 22 148 22 178 64C148 104 52 104 22 64z';

/** An eye that is looked at by a camera: what is shaded is in its lids' shade. */
const eye = (): string =>
  shaded('f-eye', `${EYE}${circle(100, 63, 30)}z`, ruled(22, 28, 156, 24, 2.6) + ruled(22, 86, 156, 20, 4)) +
  path(rays(100, 63, 14, 29, 44) + circle(100, 63, 22), FINE) +
  path(circle(100, 63, 30) + circle(100, 63, 13), OUTLINE) +
  shaded('f-pupil', `${circle(100, 63, 12)}z${circle(105, 58, 4)}z`, ruled(88, 51, 24, 24, 1.2)) +
  path('M2 30V10H22M172 10h20v20M192 96v20H172M22 116H2V96', ' stroke-width="2"');

const CLOUD = 'M58 62C28 62 26 28 52 26C58 0 98-2 108 18C126 8 148 18 146 34C170 36 170 62 150 62z';

const slab = (y: number): string =>
  shaded(`f-slab${y}`, `M40 ${y}h120v16H40z`, ruled(108, y, 52, 16, 2.4)) +
  path(`M50 ${y + 8}h.1M58 ${y + 8}h.1`, ' stroke-width="3"') +
  path(`M70 ${y + 8}h26`, OUTLINE);

/** A cloud over the servers that it is. */
const cloud = (): string =>
  `<g transform="translate(-28)"><g transform="translate(0 6)">${shaded('f-cloud', CLOUD, ruled(26, 44, 146, 18, 2.2) + ruled(26, 26, 146, 18, 4))}</g>${path('M76 69v11M92 69v11M108 69v11M124 69v11', OUTLINE)}${[81, 103].map(slab).join('')}</g>`;

/** A block, seen from one of its edges. */
const block = (x: number): string =>
  path(`M${x} 46l26-14 26 14-26 14z`, OUTLINE) +
  shaded(`f-left${x}`, `M${x} 46l26 14v34L${x} 80z`, ruled(x, 46, 26, 50, 4.4)) +
  shaded(`f-right${x}`, `M${x + 52} 46l-26 14v34l26-14z`, ruled(x + 26, 46, 26, 50, 2.2));

const link = (x: number): string => `M${x} 64h8a5 5 0 0 1 0 10h-8a5 5 0 0 1 0-10z`;

/** Blocks, each chained to the one before it. */
const chain = (): string =>
  `<g transform="translate(-4 12)">${[6, 74, 142].map(block).join('')}${path([58, 65, 126, 133].map(link).join(''), ' stroke-width="1.8"')}</g>`;

const PLAY = 'M62 34l34 19-34 19z';

/** A film on a screen, and a message on a phone beside it. */
const screens = (): string =>
  path(
    'M8 12h132a6 6 0 0 1 6 6v70a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6zM56 94v14M92 94v14M40 112h68',
    OUTLINE,
  ) +
  shaded('f-film', `M12 20h124v66H12z${PLAY}`, ruled(12, 20, 124, 66, 3)) +
  path(PLAY, ' stroke-width="1.8"') +
  path('M160 36h28a8 8 0 0 1 8 8v64a8 8 0 0 1-8 8h-28a8 8 0 0 1-8-8V44a8 8 0 0 1 8-8zM168 109h12', OUTLINE) +
  shaded('f-said', 'M158 46h24v16h-16l-5 6v-6h-3z', ruled(158, 46, 24, 16, 2.4)) +
  path('M190 76v16h-3v6l-5-6h-16V76z', OUTLINE);

/** A frame each, side by side. */
export const fields = (): string => framed(FIELD_FRAME.width, [eye(), cloud(), chain(), screens()]);
