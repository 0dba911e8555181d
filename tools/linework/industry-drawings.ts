import { path, seal } from './parts.ts';

/** What each industry hands over once it knows who asks, with the seal that says so; one colour, as drawing-parts.ts. */

export const INDUSTRY_FRAME = { width: 200, height: 124, count: 4 } as const;

const BODY = ' fill="#000" fill-opacity=".08" stroke-width="2"';
const LINE = ' stroke-width="2"';
const SOFT = ' stroke-width="2" opacity=".5"';

/** The seal over a drawing, on paper of its own: a hole is cut where it stands. */
function sealed(id: string, x: number, y: number, drawing: string): string {
  return [
    `<mask id="${id}"><path d="M-9-9h218v142H-9z" fill="#fff" stroke="none"/><circle cx="${x}" cy="${y}" r="29" fill="#000" stroke="none"/></mask>`,
    `<g mask="url(#${id})">${drawing}</g>`,
    seal(x, y),
  ].join('');
}

const INDUSTRIES: readonly string[] = [
  // A bottle and a glass.
  sealed(
    'a',
    168,
    92,
    path('M22 118V58c0-12 14-16 14-30V8h20v20c0 14 14 18 14 30v60z', BODY) +
      path('M36 18h20M30 68h32v32H30z', SOFT) +
      path('M84 40h52l-5 34c-2 12-10 19-21 19s-19-7-21-19zM110 93v25M94 118h32', LINE) +
      path('M87 58h46', SOFT),
  ),
  // A bank's portico.
  sealed(
    'b',
    100,
    36,
    path('M14 46 100 6l86 40z', BODY) +
      path('M22 56h156M24 104h152M14 116h172', LINE) +
      path('M34 56v48M50 56v48M82 56v48M118 56v48M150 56v48M166 56v48', LINE) +
      path('M66 56v48M134 56v48', SOFT),
  ),
  // A car, and its key.
  sealed(
    'c',
    160,
    42,
    path(
      'M14 104V84c0-8 4-12 12-14l24-6 22-26c4-5 9-7 15-7h38c7 0 12 2 17 8l20 25 14 5c7 2 10 7 10 13v22h-26a14 14 0 0 0-28 0H66a14 14 0 0 0-28 0z',
      BODY,
    ) +
      path('M62 64l16-19c3-3 6-5 10-5h14v24zM112 40h12c4 0 8 2 11 5l14 19h-37z', SOFT) +
      path('M52 95a9 9 0 1 0 .1 0M146 95a9 9 0 1 0 .1 0', LINE),
  ),
  // A wallet, and what is paid from it.
  sealed(
    'd',
    142,
    36,
    path('M20 46h138a10 10 0 0 1 10 10v50a10 10 0 0 1-10 10H30a10 10 0 0 1-10-10z', BODY) +
      path('M20 46c0-7 4-12 11-13l84-21c8-2 15 3 15 11v23M130 70h44v24h-44a12 12 0 0 1 0-24z', LINE) +
      path('M134 82h.1', ' stroke-width="6"') +
      path('M34 62h70M34 78h52M34 94h60', SOFT),
  ),
];

/** The four industries of the specification, a frame each, side by side. */
export function industries(): string {
  return INDUSTRIES.map(
    (drawing, index) => `<g transform="translate(${index * INDUSTRY_FRAME.width} 0)">${drawing}</g>`,
  ).join('');
}
