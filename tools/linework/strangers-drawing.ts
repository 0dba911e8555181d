import { round } from './guilloche.ts';
import { faces, hostBust, path, photo, SOFT, seal, selfie, TINT } from './parts.ts';

export const STRANGERS_BOX = { width: 680, height: 200 } as const;

/** From a stranger to the document: far apart at the one end, together at the other. */
function strands(from: number, to: number, y: number, spread: number): string {
  const middle = (from + to) / 2;
  return Array.from({ length: 9 }, (_, index) => {
    const far = y + (index - 4) * spread;
    const near = 105 + (index - 4) * 3;
    return path(`M${from} ${far}C${middle} ${far} ${middle} ${near} ${to} ${near}`);
  }).join('');
}

/** Two lines for machines, cut short by the seal. */
const zone = [148, 162]
  .flatMap((y) => Array.from({ length: 11 }, (_, index) => `M${256 + index * 9} ${y}l-5 3.5 5 3.5`))
  .join('');

/** Every second stripe of the awning, hatched down to the end of its scallop. */
const awning = [0, 2, 4]
  .flatMap((stripe) =>
    Array.from({ length: 9 }, (_, index) => {
      const across = index / 9;
      const share = (stripe + across) / 5;
      const scallop = 13 * Math.sqrt(1 - (2 * across - 1) ** 2);
      return `M${round(34 + 112 * share)} 14L${round(22 + 142 * share)} 54v${round(scallop)}`;
    }),
  )
  .join('');

const AWNING =
  'M34 14h112l18 40a14.2 13 0 0 1-28.4 0a14.2 13 0 0 1-28.4 0a14.2 13 0 0 1-28.4 0a14.2 13 0 0 1-28.4 0a14.2 13 0 0 1-28.4 0z';

/** A business: who stands behind the counter, under the awning, which is before whatever it hangs over. */
const shop = [
  `<clipPath id="w"><path d="M0 0h184v200H0z${AWNING}" clip-rule="evenodd"/></clipPath>`,
  `<g clip-path="url(#w)">${hostBust(36, 52, 108)}${path('M36 52h108v134H36z')}</g>`,
  path('M26 186h128M30 192h120', SOFT),
  path(AWNING),
  path(awning, ' stroke-width=".8"'),
].join('');

/** A customer: who is seen by a phone. */
const phone = [
  `<rect y="8" width="112" height="184" rx="16"${TINT}/>`,
  path('M42 20h28', SOFT),
  selfie(14, 34, 84),
  path('M24 160q32 16 64 0M31 157l-7 3 4 7M81 157l7 3-4 7'),
].join('');

const at = (x: number, drawing: string): string =>
  `<g transform="translate(${x} 0)" stroke-width="1.2">${drawing}</g>`;

const threads = (...bundles: string[]): string => `<g stroke-width=".8">${bundles.join('')}</g>`;

/** From either of the two to the document between them. */
export const strangerThreads = (): string => threads(strands(126, 236, 130, 8), strands(518, 448, 100, 11));

/** A business, a customer, and between them the document with the seal on it. */
export function strangers(isLit: boolean): string {
  return [
    faces({ photo: 3, selfie: 2.3, host: 1.9 }, isLit),
    at(-18, shop),
    '<g stroke-width="1.2">',
    `<rect x="236" y="34" width="212" height="142" rx="11"${TINT}/>`,
    photo(250, 48, 66),
    path('M334 54h64M334 68h42M334 90h64M334 104h48M334 124h36', SOFT),
    path(zone, SOFT),
    '</g>',
    `<g transform="translate(410 142) scale(1.35)">${seal(0, 0)}</g>`,
    at(518, phone),
  ].join('');
}

export const SIDES_BOX = { width: 760, height: 200 } as const;

/** The seal between the two, and how large the ring around it is. */
const MEETING = { x: SIDES_BOX.width / 2, y: 100, scale: 2.2, reach: 51 } as const;

/** From an edge of either party to the seal's rim: strands that cross half way, as a cord is laid. */
function cord(from: number, y: number, spread: number): string {
  const direction = from < MEETING.x ? -1 : 1;
  const middle = (from + MEETING.x + direction * MEETING.reach) / 2;
  return Array.from({ length: 13 }, (_, index) => {
    const offset = index - 6;
    const near = MEETING.y - offset * 6;
    const rim = MEETING.x + direction * Math.sqrt(MEETING.reach ** 2 - (offset * 6) ** 2);
    const far = y + offset * spread;
    return path(`M${from} ${far}C${middle} ${far} ${middle} ${near} ${round(rim)} ${near}`);
  }).join('');
}

/** The cords of the two sides. */
export const sideThreads = (): string => threads(cord(126, 106, 5.8), cord(647, 106, 11));

/** The two sides of a check, each at its own end of the sheet, and the seal where they meet. */
export function sides(isLit: boolean): string {
  return [
    faces({ selfie: 2.1, host: 1.7 }, isLit),
    at(-18, shop),
    `<g transform="translate(${MEETING.x} ${MEETING.y}) scale(${MEETING.scale})">${seal(0, 0)}</g>`,
    at(647, phone),
  ].join('');
}

/** A check that has passed, a line for each. */
const passed = [124, 140, 156]
  .map((y) => path(`m252 ${y - 4} 4 4 7-9`, ' stroke-width="2"') + path(`M274 ${y - 4}h70`, SOFT))
  .join('');

/** From nought to a hundred, and where the score stands. */
const dial = Array.from({ length: 21 }, (_, tick) => {
  const turn = Math.PI * (1.1 - tick * 0.06);
  const on = (radius: number): string =>
    `${round(398 + radius * Math.cos(turn))} ${round(146 - radius * Math.sin(turn))}`;
  return `M${on(tick % 5 ? 28 : 25)}L${on(33)}`;
}).join('');

/** What passes from the one to the next of them. */
export const roleThreads = (): string => threads(strands(112, 224, 100, 11), strands(552, 436, 130, 8));

/** Who does what: a customer is seen, what was seen is checked, and a team decides. */
export function roles(isLit: boolean): string {
  return [
    faces({ photo: 3.2, selfie: 2.3, host: 1.9 }, isLit),
    at(1, phone),
    '<g stroke-width="1.5" transform="translate(-10 0)">',
    `<rect x="234" y="20" width="212" height="160" rx="11"${TINT}/>`,
    photo(252, 32, 58),
    selfie(368, 32, 58),
    path('M322 62h36M322 74h36', ' stroke-width="2.4"'),
    passed,
    path(dial, ' stroke-width=".9"'),
    path('M398 146v-20', ' stroke-width="2.4"'),
    '</g>',
    at(515, shop),
  ].join('');
}
