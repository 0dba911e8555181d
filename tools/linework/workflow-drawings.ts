import { faces, framed, OUTLINE, path, photo, ruled, SOFT, seal, selfie, shaded, TINT } from './parts.ts';

/** The five steps of a workflow, each with what goes up to the service or comes down from it. */

export const WORKFLOW_FRAME = { width: 200, height: 124, count: 5 } as const;

/** Three drawers of a server, by its upper left corner. */
const server = (x: number, y: number): string =>
  [0, 22, 44]
    .map(
      (down) =>
        shaded(`w-${x}-${down}`, `M${x} ${y + down}h64v17h-64z`, ruled(x + 34, y + down, 30, 17, 2.4)) +
        path(`M${x + 9} ${y + down + 8.5}h.1M${x + 17} ${y + down + 8.5}h.1`, ' stroke-width="3"'),
    )
    .join('');

const TO_THE_RIGHT = path('M84 62h28m-7-7 7 7-7 7', ' stroke-width="2"');
const UP =
  path('M172 92V34m-10 10 10-10 10 10', ' stroke-width="2"') + path('M160 20h24', ' stroke-width="4"');

/** The two lines that machines read, by where they begin. */
const zone = (x: number, y: number, places: number): string =>
  path(
    [0, 11]
      .flatMap((down) =>
        Array.from({ length: places }, (_, place) => `M${x + place * 8} ${y + down}l-4 3.5 4 3.5`),
      )
      .join(''),
    OUTLINE,
  );

/** A slip with an edge that was torn off. */
const SLIP = 'M122 12h64v96l-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6z';

const begin = (): string =>
  server(8, 32) +
  TO_THE_RIGHT +
  path(SLIP, ` stroke-width="1.6"${TINT}`) +
  path('M134 28h28', ' stroke-width="3"') +
  path('M134 42h40M134 54h32', SOFT) +
  zone(140, 70, 5);

const uploadSelfie = (): string =>
  `<rect x="36" y="2" width="82" height="120" rx="13" stroke-width="2"${TINT}/>${path('M68 10h18', SOFT)}${selfie(40, 20, 74)}${path('M60 108c9 7 26 7 35 0', ' stroke-width="1.6"')}${UP}`;

const uploadDocument = (): string =>
  `<rect x="2" y="18" width="140" height="90" rx="7" stroke-width="2"${TINT}/>${photo(12, 28, 40)}${path('M64 34h52M64 46h36M64 58h52', SOFT)}${zone(18, 82, 15)}${UP}`;

/** How long a check's name is, and what it adds. */
const CHECKS = [
  { name: 54, points: 26 },
  { name: 38, points: 14 },
  { name: 62, points: 40 },
] as const;

/** Points of the checks, added up. */
const finalise = (): string =>
  CHECKS.map(({ name, points }, row) => {
    const y = 14 + 26 * row;
    return (
      path(`M14 ${y + 7}l5 5 9-11`, ' stroke-width="2.4"') +
      path(`M40 ${y + 7}h${name}`, SOFT) +
      shaded(`w-points${row}`, `M120 ${y}h${points}v14h-${points}z`, ruled(120, y, points, 14, 2))
    );
  }).join('') +
  path('M14 92h172', ' stroke-width="1.6"') +
  shaded('w-total', 'M106 100h80v16h-80z', ruled(106, 100, 80, 16, 1.8)) +
  path('M40 108h40', ' stroke-width="3"');

const receive = (): string =>
  `<g transform="translate(-114)">${path(SLIP, ` stroke-width="1.6"${TINT}`)}${seal(154, 46)}${path('M134 80h40M134 90h28', SOFT)}</g>${TO_THE_RIGHT}${server(122, 32)}`;

/** A frame each, side by side. */
export const workflow = (isLit: boolean): string =>
  faces({ photo: 3, selfie: 2.5 }, isLit) +
  framed(WORKFLOW_FRAME.width, [begin(), uploadSelfie(), uploadDocument(), finalise(), receive()]);
