import { path, photo, portraitOnce, SOFT, seal, selfie, TINT } from './home-drawings.ts';

export const STRANGERS_BOX = { width: 680, height: 200 } as const;

/** From a stranger to the document: far apart at the one end, together at the other. */
function strands(from: number, to: number): string {
  const middle = (from + to) / 2;
  return Array.from({ length: 9 }, (_, index) => {
    const offset = (index - 4) * 11;
    const near = 104 + offset * 0.3;
    return path(`M${from} ${104 + offset}C${middle} ${104 + offset} ${middle} ${near} ${to} ${near}`);
  }).join('');
}

/** Two lines for machines, cut short by the seal. */
const zone = [148, 162]
  .flatMap((y) => Array.from({ length: 11 }, (_, index) => `M${256 + index * 9} ${y}l-5 3.5 5 3.5`))
  .join('');

/** A business, a customer, and between them the document with the seal on it. */
export function strangers(isGlowing: boolean): string {
  return [
    portraitOnce(40, isGlowing),
    `<g stroke-width=".8">${strands(172, 234)}${strands(548, 450)}</g>`,
    '<g stroke-width="1.75">',
    path(
      'M24 30h120l16 42a15 15.5 0 0 1-30 0a15 15.5 0 0 1-30.5 0a15 15.5 0 0 1-30.5 0a15 15.5 0 0 1-30.5 0a15 15.5 0 0 1-30.5 0z',
      TINT,
    ),
    path('M24 92v78h120V92M4 170h160M40 104h42v36H40zM96 170v-62h32v62M120 140v4'),
    path('M46 132l14-16M58 132l14-16', SOFT),
    `<rect x="236" y="34" width="212" height="142" rx="11"${TINT}/>`,
    photo(250, 48, 66),
    path('M334 54h64M334 68h42M334 90h64M334 104h48M334 124h36', SOFT),
    path(zone, SOFT),
    '</g>',
    `<g transform="translate(410 142) scale(1.35)">${seal(0, 0)}</g>`,
    `<rect x="550" y="8" width="112" height="184" rx="16" stroke-width="1.75"${TINT}/>`,
    path('M592 20h28', ` stroke-width="1.75"${SOFT}`),
    selfie(564, 34, 84),
    path('M574 160q32 16 64 0M581 157l-7 3 4 7M631 157l7 3-4 7', ' stroke-width="1.75"'),
  ].join('');
}
