/** A portrait engraved as banknotes are: parallel lines whose thickness follows the tone of a few ellipses. */

interface Ellipse {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  /** 0 is bare paper, 1 the darkest line. */
  tone: number;
}

/** In a box of 100 by 124, painted one over the other. */
const PORTRAIT: readonly Ellipse[] = [
  { cx: 50, cy: 128, rx: 47, ry: 34, tone: 0.92 },
  { cx: 50, cy: 54, rx: 28, ry: 38, tone: 0.96 },
  { cx: 31, cy: 80, rx: 9, ry: 24, tone: 0.96 },
  { cx: 69, cy: 80, rx: 9, ry: 24, tone: 0.96 },
  { cx: 50, cy: 90, rx: 9.5, ry: 17, tone: 0.42 },
  { cx: 50, cy: 57, rx: 19, ry: 26, tone: 0.16 },
  { cx: 50, cy: 84, rx: 12, ry: 5, tone: 0.4 },
  { cx: 38, cy: 66, rx: 5, ry: 9, tone: 0.26 },
  { cx: 62, cy: 66, rx: 5, ry: 9, tone: 0.26 },
  { cx: 50, cy: 33, rx: 17, ry: 7, tone: 0.8 },
  { cx: 42, cy: 50.5, rx: 5, ry: 1.6, tone: 0.8 },
  { cx: 58, cy: 50.5, rx: 5, ry: 1.6, tone: 0.8 },
  { cx: 42, cy: 56, rx: 4, ry: 2, tone: 0.92 },
  { cx: 58, cy: 56, rx: 4, ry: 2, tone: 0.92 },
  { cx: 50, cy: 66.5, rx: 3.4, ry: 2.2, tone: 0.46 },
  { cx: 50, cy: 74, rx: 7, ry: 2, tone: 0.72 },
];

/** How far an edge is blurred, in shares of the ellipse: engraving has no outlines. */
const EDGE = 0.22;

const PAPER_TONE = 0.06;

function toneAt(x: number, y: number): number {
  let tone = PAPER_TONE;
  for (const ellipse of PORTRAIT) {
    const distance = Math.hypot((x - ellipse.cx) / ellipse.rx, (y - ellipse.cy) / ellipse.ry);
    const cover = Math.min(1, Math.max(0, (1 - distance) / EDGE + 0.5));
    tone += (ellipse.tone - tone) * cover;
  }
  return tone;
}

export const PORTRAIT_BOX = { width: 100, height: 124 } as const;

/** Across a line, in units of the box. */
const STEP = 4;

const round = (value: number): string => String(Math.round(value * 20) / 20);

type Tone = (x: number, y: number) => number;

/** The outlines of all lines as one path. */
function engrave(lines: number, tone: Tone): string {
  const spacing = PORTRAIT_BOX.height / lines;
  const xs = Array.from({ length: PORTRAIT_BOX.width / STEP + 1 }, (_, index) => index * STEP);
  let path = '';
  for (let line = 0; line < lines; line += 1) {
    // Slightly bent, so that the lines do not read as a raster.
    const centre = (x: number): number => (line + 0.5) * spacing + 0.9 * Math.sin(x / 17 + line / 9);
    const half = (x: number): number => (tone(x, centre(x)) * spacing) / 2;
    const upper = xs.map((x) => `${round(x)} ${round(centre(x) - half(x))}`);
    const lower = xs.toReversed().map((x) => `${round(x)} ${round(centre(x) + half(x))}`);
    path += `M${upper.join('L')}L${lower.join('L')}Z`;
  }
  return path;
}

/** The portrait as it is printed on the card. */
export function engravedPortrait(lines: number): string {
  return engrave(lines, toneAt);
}

/** The oval that a ghost is printed in. */
const CAMEO = { cx: 50, cy: 62, rx: 47, ry: 60 } as const;

const cameoCover = (x: number, y: number): number => {
  const distance = Math.hypot((x - CAMEO.cx) / CAMEO.rx, (y - CAMEO.cy) / CAMEO.ry);
  return Math.min(1, Math.max(0, (1 - distance) / 0.16));
};

/** The same portrait in ink that shines: light where the face is light, dark where nothing is printed. */
export function ghostPortrait(lines: number): string {
  return engrave(lines, (x, y) => (1 - toneAt(x, y)) * cameoCover(x, y));
}
