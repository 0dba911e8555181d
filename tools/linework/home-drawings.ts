import { ENGRAVED, faces, framed, path, photo, ring, SOFT, selfie, swelling, TINT } from './parts.ts';

const FACE_MATCH_BOX = { width: 440, height: 200 } as const;

/** The photo on the ID, the face before the camera, and the comparison between them. */
function faceMatch(): string {
  const strands = Array.from({ length: 7 }, (_, index) => {
    const offset = (index - 3) * 7;
    return path(
      `M150 ${92 + offset}C190 ${92 + offset * 2.4} 176 92 196 92M244 92C264 92 250 ${92 + offset * 2.4} 290 ${92 + offset}`,
      ' stroke-width=".8"',
    );
  });
  return [
    // The card: photo, fields, and the two lines that machines read.
    `<rect x="1" y="8" width="149" height="184" rx="10"${TINT}/>`,
    photo(14, 22, 78),
    path('M104 30h34M104 42h26M104 62h34M104 74h20M104 94h34M104 106h28', SOFT),
    path(
      Array.from({ length: 2 }, (_line, line) =>
        Array.from({ length: 13 }, (_, index) => `M${22 + index * 10} ${144 + line * 20}l-6 4 6 4`).join(''),
      ).join(''),
      ' stroke-width="1.4"',
    ),
    ...strands,
    ring(220, 92, 26, 10),
    path('m210 93 7 7 14-16', ' stroke-width="3"'),
    // The selfie: the frame of a phone's camera around it, and the movement that it asks for.
    selfie(294, 4, 150),
    path('M300 36V16h20M416 16h20v20M436 152v20h-20M320 172h-20v-20', ' stroke-width="2"'),
    path('M322 186c24 10 68 10 92 0M330 181l-9 5 6 8M406 181l9 5-6 8', ' stroke-width="1.6"'),
  ].join('');
}

/** A frame of the journey, and how many there are. */
const JOURNEY_FRAME = { width: 240, height: 190, count: 4 } as const;

/** A phone that lies in the middle of its frame. */
const TURNED_PHONE =
  '<rect x="10" y="22" width="220" height="140" rx="20" fill="#000" fill-opacity=".06" stroke-width="2"/>' +
  '<rect x="24" y="30" width="192" height="124" rx="10" opacity=".45"/><path d="M17 82v20" opacity=".45"/>';

/** A phone that stands in its frame. */
const PHONE =
  '<rect x="62" y="2" width="116" height="186" rx="20" fill="#000" fill-opacity=".06" stroke-width="2"/>' +
  '<rect x="70" y="10" width="100" height="170" rx="14" opacity=".45"/><path d="M110 18h20" opacity=".45"/>';

const JOURNEY_SCREENS: readonly string[] = [
  // What to have at hand: light, the document, a face.
  `<circle cx="92" cy="62" r="7"/>${path('M92 49v-4M92 79v-4M79 62h-4M109 62h-4M83 53l-3-3M104 74l-3-3M101 53l3-3M80 74l3-3')}<rect x="80" y="96" width="25" height="17" rx="2.5"/>${path('M84 102h8M84 107h11M98 101h4v5h-4z')}<circle cx="92" cy="140" r="7"/>${path('M82 158c2-11 18-11 20 0')}${path('M118 57h38M118 67h26M118 100h38M118 110h22M118 140h38M118 150h30', ' stroke-width="3" opacity=".3"')}`,
  // The face in the camera's oval, turning.
  `${selfie(70, 28, 100)}${path('M82 140c20 14 56 14 76 0M91 138l-10 1 3 10M149 138l10 1-3 10', ' stroke-width="2"')}`,
  // The document, held by the corners of the viewfinder; for this one the phone is turned.
  `<rect x="54" y="50" width="132" height="84" rx="7" fill="#000" fill-opacity=".1" stroke-width="2"/>${photo(62, 58, 32)}${path('M102 62h36M102 72h24M102 84h36', SOFT)}${ring(166, 70, 9, 7)}${path(Array.from({ length: 12 }, (_, index) => `M${69 + index * 10} 106l-5 4 5 4M${69 + index * 10} 119l-5 4 5 4`).join(''))}${path('M44 58V40h20M176 40h20v18M196 126v18h-20M64 144H44v-18', ' stroke-width="2.5"')}`,
  // The answer.
  `${ring(120, 92, 36, 12)}${path('m104 94 11 11 22-26', ' stroke-width="5"')}${path('M92 152h56M102 164h36', ' stroke-width="3" opacity=".3"')}`,
];

const TURNED = 2;

/** The four steps, a frame each, side by side. */
const journey = (): string =>
  JOURNEY_SCREENS.map(
    (screen, index) =>
      `<g transform="translate(${index * JOURNEY_FRAME.width - (index === TURNED ? 8 : 60)} 0)">${index === TURNED ? TURNED_PHONE : PHONE}${screen}</g>`,
  ).join('');

/** The journey below the face match: home.css says by these how large the whole is beside each. */
export const HOME_FACES_BOX = {
  width: JOURNEY_FRAME.width * JOURNEY_FRAME.count,
  height: FACE_MATCH_BOX.height + JOURNEY_FRAME.height,
} as const;

/** Whatever shows the faces, in one file: they are most of its bytes. */
export const homeFaces = (isLit: boolean): string =>
  `${faces({ photo: 3.2, selfie: 2.4 }, isLit)}${faceMatch()}<g transform="translate(0 ${FACE_MATCH_BOX.height})">${journey()}</g>`;

export const CHANNEL_FRAME = { width: 200, height: 124, count: 4 } as const;

const OURS = ' stroke-width="2"';
const YOURS = ' stroke-width="2" opacity=".8"';

/** A face in its oval: ink in either light, so that only its hair and the side that is away from the light are engraved. */
const FACE = 'M-10-4c0-14 20-14 20 0c0 10-5 16-10 16s-10-6-10-16zM-10 21c1-6 5-8 10-8s9 2 10 8M-6-3h3M-3 6h4';

const SHADE = Array.from({ length: 14 }, (_, line) => {
  const y = line * 1.8 - 13.4;
  const edge = 10 * Math.sqrt(1 - ((y + 4) / (y < -4 ? 10.5 : 16)) ** 2);
  const from = y < -8 ? -edge : 1;
  return swelling(from, y, edge - from, 0, 1.6);
}).join('');

const face = (x: number, y: number, ry: number, attributes: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${ry * 0.75}" ry="${ry}"${attributes}/><g transform="translate(${x} ${y}) scale(${Math.round(ry / 0.25) / 100})"${attributes === YOURS ? ' opacity=".8"' : ''}>${path(FACE, ' stroke-width="1.4"')}${path(SHADE, ENGRAVED)}</g>`;

interface Screen {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A screen of ours is printed: in lines, which leave out the oval with the face. */
function printed(
  id: string,
  { x, y, width, height }: Screen,
  [faceX, faceY, ry]: readonly [number, number, number],
  bare = '',
): string {
  const oval = `M${faceX} ${faceY - ry}a${ry * 0.75} ${ry} 0 1 0 .1 0z`;
  const lines = Array.from(
    { length: Math.floor((height - 1) / 5) },
    (_, line) => `M${x} ${y + 4.5 + line * 5}h${width}`,
  );
  return `<clipPath id="${id}"><path d="M${x} ${y}h${width}v${height}h-${width}z${oval}${bare}" clip-rule="evenodd"/></clipPath><path d="${lines.join('')}" clip-path="url(#${id})" stroke-width=".9"/>${face(faceX, faceY, ry, OURS)}`;
}

/** How much of the screen is whose, a channel at a time: hatched is ours, outlined is the customer's own. All begin at one edge. */
const CHANNEL_SCREENS: readonly string[] = [
  `<rect x="14" y="6" width="172" height="112" rx="6"${OURS}/>${path('M14 26h172M24 16h.1M32 16h.1M40 16h.1', ' stroke-width="2.5"')}${printed('a', { x: 14, y: 26, width: 172, height: 92 }, [64, 72, 34], 'M108 46h64v46h-64z')}${path('M112 54h56M112 70h56M112 86h34', OURS)}`,
  `<rect x="14" y="6" width="172" height="112" rx="6"${YOURS}/>${path('M14 26h172M24 16h.1M32 16h.1M40 16h.1M30 46h50M30 62h50M30 78h34M30 94h42', YOURS)}<rect x="98" y="40" width="72" height="66" rx="3"${OURS}/>${printed('b', { x: 98, y: 40, width: 72, height: 66 }, [134, 73, 26])}`,
  `<rect x="14" y="2" width="72" height="120" rx="12"${YOURS}/>${path('M28 16h30M28 108h44', YOURS)}<rect x="22" y="26" width="56" height="70" rx="3"${OURS}/>${printed('c', { x: 22, y: 26, width: 56, height: 70 }, [50, 61, 27])}`,
  `<rect x="14" y="16" width="56" height="94" rx="8"${YOURS}/>${face(42, 63, 26, YOURS)}${path('M78 63h22m-7-7 7 7-7 7', OURS)}${[16, 50, 84].map((y) => `<rect x="110" y="${y}" width="76" height="26" rx="4"${YOURS}/>${path(`M122 ${y + 13}h.1M136 ${y + 13}h36`, YOURS)}`).join('')}`,
];

/** The four channels, a frame each, side by side. */
export const channelScreens = (): string =>
  `<g transform="translate(-13 0)">${framed(CHANNEL_FRAME.width, CHANNEL_SCREENS)}</g>`;

export const CHANNEL_STRANDS_BOX = { width: 540, height: 480 } as const;

/** From four rows at the right edge to one place at the lower left: stretched with the rows, but not its lines. */
export function channelStrands(): string {
  const { width, height } = CHANNEL_STRANDS_BOX;
  const lines = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4].map((strand) => {
      const start = ((row + 0.5) / 4) * height + (strand - 2) * 8;
      const end = height * 0.8 + ((row - 1.5) * 5 + strand - 2) * 3.4;
      // The upper rows' lines leave first: none crosses another.
      const bend = width - 120 + row * 28 + (strand - 2) * (row === 3 ? 0 : 5);
      return `M${width} ${start}C${bend} ${start} ${bend} ${end} ${bend - 110} ${end}S${150} ${end} 0 ${end}`;
    }),
  );
  return path(lines.join(''), ' vector-effect="non-scaling-stroke"');
}
