import type { Person } from './head.ts';
import { BOX, HEAD, type Pose, type Sight } from './sight.ts';
import { mix, smooth } from './solids.ts';
import { cut, type Stroke, type StrokePoint } from './strokes.ts';

/**
 * The sets of lines that a portrait is engraved in: they lie around the form like rings around a finger and swell with
 * the shade, the hair's run with the hair, and a second set crosses the first where it is darkest.
 */

/** Thinner than this is not printed, in shares of the spacing. */
const HAIRLINE = 0.06;

export interface Detail {
  /** Between two lines of the skin. */
  spacing: number;
  /** Whether the paper behind the head is ruled. */
  air: boolean;
}

/** Ink at a place: the more contrast, the more it looks printed. */
export const ink = (shade: number): number => 0.025 + 0.62 * Math.max(0, shade);

/** Mean of a field around a place. */
function around(field: (x: number, y: number) => number, x: number, y: number, reach: number): number {
  let sum = 0;
  for (let turn = 0; turn < 8; turn += 1) {
    const angle = (turn * Math.PI) / 4;
    for (const share of [0.5, 1])
      sum += field(x + Math.cos(angle) * reach * share, y + Math.sin(angle) * reach * share);
  }
  return sum / 16;
}

/** A field that changes slowly, asked once a unit. */
function sampled(field: (x: number, y: number) => number): (x: number, y: number) => number {
  const [left, top, width, height] = [-8, -8, BOX.width + 17, BOX.height + 17];
  const values = Float32Array.from({ length: width * height }, (_, at) =>
    field(left + (at % width), top + Math.floor(at / width)),
  );
  return (x, y) => {
    const fx = Math.min(width - 1.001, Math.max(0, x - left));
    const fy = Math.min(height - 1.001, Math.max(0, y - top));
    const at = Math.floor(fy) * width + Math.floor(fx);
    const value = (offset: number): number => values[at + offset] ?? 0;
    const share = fx % 1;
    return mix(mix(value(0), value(1), share), mix(value(width), value(width + 1), share), fy % 1);
  };
}

/** Where planes that lean towards the viewer meet the form: rounder in the large than in the small. */
function lyingOn(sight: Sight, bend: number, floor: number) {
  const depth = (x: number, y: number): number => Math.max(floor, sight.depth(x, y));
  const form = sampled((x, y) => {
    const broad = around(depth, x, y, 6);
    const fine = around(depth, x, y, 1.6);
    return broad + 0.9 * Math.max(-4, Math.min(4, fine - broad));
  });
  return (x: number, c: number, start: number): number => {
    let y = start;
    for (let step = 0; step < 8; step += 1) y = mix(y, c - bend * form(x, y), 0.6);
    return y;
  };
}

function lines(
  { spacing }: Detail,
  [from, to]: readonly [number, number],
  place: (x: number, c: number, start: number) => number,
  tone: (x: number, y: number) => number,
  hairline = HAIRLINE,
): Stroke[] {
  const strokes: Stroke[] = [];
  for (let c = from; c < to; c += spacing) {
    const points: StrokePoint[] = [];
    let y = c;
    for (let x = 0; x <= BOX.width; x += 0.8) {
      y = place(x, c, y);
      const half = (tone(x, y) * spacing) / 2;
      points.push({ x, y, half: y < half || y > BOX.height - half ? 0 : half });
    }
    strokes.push(...cut(points, hairline * spacing));
  }
  return strokes;
}

const faceLines = (sight: Sight, detail: Detail): Stroke[] =>
  lines(
    detail,
    [-4, BOX.height + 26],
    lyingOn(sight, 0.36, 4),
    (x, y) => ink(sight.shade(x, y)) * smooth(0.3, 0.7, sight.cover('face', x, y)),
  );

/** Rings around the throat. */
const neckLines = (sight: Sight, detail: Detail): Stroke[] =>
  lines(
    detail,
    [70, BOX.height],
    (x, c) => c - 0.018 * (x - HEAD.x) ** 2,
    (x, y) => ink(sight.shade(x, y)) * smooth(0.3, 0.7, sight.cover('neck', x, y)),
  );

/** How far within the lapel a place lies; the collar's edge leaves the throat free in a V. */
function lapel(x: number, y: number): number {
  const dx = Math.abs(x - HEAD.x);
  const edge = (y - HEAD.y - (68 - dx * 1.5)) / 1.8;
  const width = 7.4 * smooth(-2, 12, dx) * (dx > 17 ? Math.max(0, 1 - (dx - 17) / 7) : 1);
  return Math.min(edge, width - edge);
}

function clothLines(sight: Sight, detail: Detail): Stroke[] {
  const cloth = (x: number, y: number): number => smooth(0.3, 0.7, sight.cover('cloth', x, y));
  const shade = (x: number, y: number): number => Math.min(0.86, 0.5 + 0.46 * ink(sight.shade(x, y)));
  const woven = { ...detail, spacing: detail.spacing * 0.92 };
  return [
    ...lines(
      woven,
      [66, BOX.height + 20],
      lyingOn(sight, 0.3, -24),
      (x, y) => shade(x, y) * cloth(x, y) * smooth(-0.35, -0.75, lapel(x, y)),
    ),
    ...[-1, 1].flatMap((side) =>
      lines(
        woven,
        [20, 200],
        (x, c) => c + side * 0.95 * (x - HEAD.x),
        (x, y) =>
          (x - HEAD.x) * side > 0 ? shade(x, y) * 0.86 * cloth(x, y) * smooth(0.15, 0.55, lapel(x, y)) : 0,
      ),
    ),
  ];
}

/** A number between nought and one that only depends on `n`. */
const chance = (n: number): number => {
  const value = Math.sin(n * 127.1) * 43758.5453;
  return value - Math.floor(value);
};

function hairLines(sight: Sight, pose: Pose, { spacing }: Detail): Stroke[] {
  const strokes: Stroke[] = [];
  const gap = spacing * 0.8;
  // The parting runs up from the hairline; from it the hair is combed to both sides, and falls.
  const parting = { x: 43.5 + pose.yaw * 20, low: 28, high: 4.5 };
  /** How far to the crown's side it has turned, the higher the more: nobody's is drawn with a ruler. */
  const turned = (y: number): number => 4.2 * smooth(parting.low, parting.high, y) ** 1.5;
  const ear = 50;
  let strand = 0;
  for (const side of [-1, 1]) {
    const inner = (side < 0 ? 29.5 : 69.5) + pose.yaw * 14;
    const outer = inner + side * 10.6;
    /** How much further apart the strands are where they start than where they fall. */
    const open = (parting.low - parting.high) / Math.abs(outer - inner);
    for (let step = 0; step < 140; step += 1) {
      const end = parting.x + (side * step * gap) / 2;
      if (end < 6 || end > 96) break;
      strand += 1;
      // Each second one fills the crown and ends at the temple.
      const isShort = step % 2 === 1;
      const start = mix(parting.low, parting.high, (end - inner) / (outer - inner));
      const lock = 0.82 + 0.36 * chance(strand) + 0.14 * Math.sin(strand / 2.6);
      const points: StrokePoint[] = [];
      const add = (x: number, y: number, turn: number): void => {
        const cover = smooth(0.3, 0.7, sight.cover('hair', x, y));
        // A band of light lies around the crown, and a fainter one lower down.
        const crown = Math.hypot((x - 50) * 0.92, y - 50) - 33.5 + 2.6 * (chance(strand + 9) - 0.5);
        const shine =
          Math.exp(-((crown / 2.6) ** 2)) * smooth(54, 40, y) +
          0.4 * Math.exp(-(((y - 80 - 6 * chance(strand + 5)) / 7) ** 2));
        const light = smooth(84, 30, x) * 0.7 + 0.3;
        const tone = (0.64 + 0.42 * ink(sight.shade(x, y))) * lock - 0.5 * shine * light;
        const alone = smooth(0.45, 0.95, turn);
        const share = isShort ? (1 - alone) * open * 0.5 : mix(open * 0.5, 1, alone);
        points.push({ x, y, half: (Math.max(0.12, Math.min(0.9, tone)) * cover * gap * share) / 2 });
      };
      for (let angle = 0.008; angle < Math.PI / 2; angle += 0.045) {
        const y = start + (ear - start) * (1 - Math.cos(angle));
        const x = parting.x + (end - parting.x) * Math.sin(angle);
        add(x + turned(start) * (1 - Math.sin(angle)), y, Math.sin(angle));
      }
      for (let y = ear; !isShort && y < 116; y += 1)
        add(end + 0.9 * Math.sin(y / 7 + strand / 14) * smooth(ear, 84, y), y, 1);
      strokes.push(...cut(points, 0.06));
    }
  }
  return strokes;
}

/** What grows on a chin: short hairs, downwards, over the skin's lines. */
function beardLines(sight: Sight, person: Person, { spacing }: Detail): Stroke[] {
  if (person.beard === 0) return [];
  const strokes: Stroke[] = [];
  const gap = spacing * 0.72;
  for (let c = 20; c < 80; c += gap) {
    const points: StrokePoint[] = [];
    for (let y = 46; y < 100; y += 0.7) {
      const x = c + (c - HEAD.x) * -0.1 * smooth(60, 92, y) + 0.35 * Math.sin(y / 2.4 + c);
      const p = sight.onHead(x, y);
      const dx = Math.abs(p.x);
      const line = dx > 9 ? mix(18.6, 2, smooth(9, 20.5, dx) ** 1.4) : mix(17.6, 18.6, dx / 9);
      const lips = Math.hypot(dx / 8.6, (p.y - 23.3) / 3.1);
      const bare = Math.hypot(dx / 4, (p.y - 27.6) / 1.6);
      const grown =
        smooth(-0.6, 1.6, p.y - line) * smooth(0.95, 1.2, lips) * (0.35 + 0.65 * smooth(0.8, 1.2, bare));
      const tone = (0.5 + 0.4 * ink(sight.shade(x, y))) * (0.8 + 0.4 * chance(Math.round(y / 2.3) + c * 3));
      points.push({
        x,
        y,
        half:
          (Math.min(0.9, tone) * grown * person.beard * smooth(0.3, 0.7, sight.cover('face', x, y)) * gap) /
          2,
      });
    }
    strokes.push(...cut(points, 0.08));
  }
  return strokes;
}

/** Air: lines behind the head, darkest beside its light side, with bare paper around it. */
function airLines(sight: Sight, detail: Detail): Stroke[] {
  const free = sampled((x, y) => around((a, b) => sight.cover('air', a, b), x, y, 3.4));
  return lines(
    detail,
    [detail.spacing / 2, BOX.height],
    (_x, c) => c,
    (x, y) => {
      const tone = mix(0.4, 0.15, smooth(0, 95, x)) * mix(0.55, 1, smooth(-10, 90, y));
      return x < 0 || x > BOX.width ? tone : tone * smooth(0.72, 1, free(x, y));
    },
    0.02,
  );
}

/** Across the others, where it is darkest. */
function crossLines(sight: Sight, { spacing }: Detail): Stroke[] {
  const strokes: Stroke[] = [];
  for (let c = -BOX.width; c < BOX.height + BOX.width; c += spacing * 1.15) {
    const points: StrokePoint[] = [];
    for (let x = 0; x <= BOX.width; x += 1) {
      const y = c + x * 0.8;
      const dark = smooth(0.55, 0.9, sight.shade(x, y));
      const cover =
        smooth(0.4, 0.7, sight.cover('face', x, y) + sight.cover('neck', x, y)) +
        0.8 * smooth(0.4, 0.7, sight.cover('cloth', x, y));
      points.push({ x, y, half: y < BOX.height - 1 ? (dark * Math.min(1, cover) * 0.5 * spacing) / 2 : 0 });
    }
    strokes.push(...cut(points, HAIRLINE * spacing));
  }
  return strokes;
}

export function allLines(sight: Sight, person: Person, pose: Pose, detail: Detail): Stroke[] {
  return [
    ...(detail.air ? airLines(sight, detail) : []),
    ...faceLines(sight, detail),
    ...neckLines(sight, detail),
    ...clothLines(sight, detail),
    ...hairLines(sight, pose, detail),
    ...crossLines(sight, detail),
    ...beardLines(sight, person, detail),
  ];
}
