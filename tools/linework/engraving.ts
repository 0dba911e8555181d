import { features } from './face/features.ts';
import { type Person, skin } from './face/head.ts';
import { kept } from './face/kept.ts';
import { allLines, type Detail, ink } from './face/lines.ts';
import { ANNA, OMAR } from './face/people.ts';
import { BOX, look, type Pose, type Sight } from './face/sight.ts';
import { smooth } from './face/solids.ts';
import { cut, outline, type Stroke, swelling, thinned } from './face/strokes.ts';
import { pathNumbers } from './path-numbers.ts';

/**
 * Portraits engraved as banknotes are. A head is modelled, lit and turned; lines lie around it; lids, irises and lips
 * are cut by hand on top. Nobody was copied.
 */

export const PORTRAIT_BOX = BOX;

interface Sitting {
  person: Person;
  pose: Pose;
  light?: { x: number; y: number; z: number };
}

const pose = (yaw: number, pitch = 0, roll = 0): Pose => ({ yaw, pitch, roll });

/** A selfie's light comes from a window at the other side. */
const WINDOW = { x: 0.5, y: -0.42, z: 0.85 };

const SITTINGS = {
  /** The photo on the document. */
  photo: { person: ANNA, pose: pose(0) },
  /** The same woman before her phone. */
  selfie: { person: ANNA, pose: pose(0.06, -0.05, 0.05), light: WINDOW },
  left: { person: ANNA, pose: pose(-0.46), light: WINDOW },
  right: { person: ANNA, pose: pose(0.46), light: WINDOW },
  /** Who wants to know whom he serves. */
  host: { person: OMAR, pose: pose(0.2) },
} as const satisfies Record<string, Sitting>;

export type SittingName = keyof typeof SITTINGS;

const seen = new Map<SittingName, { sight: Sight; fine: readonly Stroke[] }>();

/** The face's own form, from the front, for what is drawn on it. */
const depthOf =
  (person: Person) =>
  (x: number, y: number): number => {
    let z = 34;
    for (let step = 0; step < 40; step += 1) {
      const distance = skin({ x, y, z }, person);
      if (distance < 0.05) break;
      z -= distance * 0.85;
    }
    return z;
  };

function seenAt(name: SittingName): { sight: Sight; fine: readonly Stroke[] } {
  const known = seen.get(name);
  if (known) return known;
  const { person, pose: turned, light }: Sitting = SITTINGS[name];
  const sight = look(person, turned, light);
  const result = { sight, fine: features(person, turned, sight, depthOf(person)) };
  seen.set(name, result);
  return result;
}

/** The oval in which a phone asks for a face. */
export const OVAL = { cx: 50, cy: 58, rx: 35, ry: 45 } as const;

const inOval = (x: number, y: number, soft = 0.03): number =>
  smooth(1, 1 - soft, Math.hypot((x - OVAL.cx) / OVAL.rx, (y - OVAL.cy) / OVAL.ry));

/** How far an outline may be off, in shares of the spacing: a quarter of a pixel where a portrait is 180 wide; finer strokes bend more. */
const TOLERANCE = 0.07;
const FINE_TOLERANCE = 0.035;

/** Where lines lie far apart the finest strokes would be lost. */
const FINEST = 0.07;

/** Dots and hairs that nobody sees: thickness times length, in square units. */
const LEAST_SEEN = 0.8;

interface Print {
  /** Between two lines: the wider, the smaller the file. */
  spacing: number;
  /** Ruled paper behind the head. */
  air?: boolean;
  /** Only what the phone's oval shows. */
  oval?: boolean;
}

/** Places to a unit where an outline may turn. */
const GRID = 5;

const within = (stroke: Stroke): Stroke[] =>
  cut(
    stroke.map(({ x, y, half }) => ({ x, y, half: half * inOval(x, y) })),
    0.04,
  );

function inkOf(stroke: Stroke): number {
  const parts = stroke.map(({ x, y, half }, index) => {
    const before = stroke[index - 1] ?? { x, y, half };
    return Math.hypot(x - before.x, y - before.y) * (half + before.half);
  });
  return parts.reduce((sum, part) => sum + part, 0);
}

const broadPath = (strokes: readonly Stroke[], spacing: number): string[] =>
  strokes
    .filter((stroke) => inkOf(stroke) > LEAST_SEEN)
    .map((stroke) => swelling(stroke, TOLERANCE * spacing, GRID));

const finePath = (strokes: readonly Stroke[], spacing: number): string[] =>
  strokes
    .filter((stroke) => stroke.some(({ half }) => half > FINEST * spacing))
    .map((stroke) => outline(thinned(stroke, FINE_TOLERANCE * spacing), GRID));

/** A portrait's outlines as one path, in steps of the grid. */
function portraitPath(name: SittingName, print: Print): string {
  const { person, pose: turned } = SITTINGS[name];
  const { sight, fine } = seenAt(name);
  const detail: Detail = { spacing: print.spacing, air: print.air ?? false };
  const shown = (strokes: readonly Stroke[]): Stroke[] =>
    print.oval ? strokes.flatMap(within) : [...strokes];
  const broad = allLines(sight, person, turned, detail);
  return [...broadPath(shown(broad), print.spacing), ...finePath(shown(fine), print.spacing)].join('');
}

/** How dark the print is at a place, with what was cut by hand. */
function toneOf(name: SittingName): (x: number, y: number) => number {
  const { sight, fine } = seenAt(name);
  const cuts = fine.flat();
  const marks = new Map<string, number>();
  const key = (x: number, y: number): string => `${Math.round(x)} ${Math.round(y)}`;
  for (const { x, y, half } of cuts)
    marks.set(key(x, y), Math.min(0.9, (marks.get(key(x, y)) ?? 0) + half * 1.8));
  return (x, y) => {
    const skinTone = Math.max(ink(sight.shade(x, y)) * 0.95, marks.get(key(x, y)) ?? 0);
    const cover = (matter: Parameters<Sight['cover']>[0]): number => sight.cover(matter, x, y);
    return (
      skinTone * (cover('face') + cover('neck')) + 0.86 * cover('hair') + 0.7 * cover('cloth') + cover('air')
    );
  };
}

function ghostPath(name: SittingName, spacing: number): string {
  const tone = toneOf(name);
  const strokes: Stroke[] = [];
  for (let y = spacing / 2; y < BOX.height; y += spacing) {
    const points = Array.from({ length: BOX.width + 1 }, (_, x) => ({
      x,
      y,
      half: (Math.max(0, 0.95 - tone(x, y)) * inOval(x, y, 0.12) * spacing) / 2,
    }));
    strokes.push(...cut(points, 0.1));
  }
  return strokes.map((stroke) => outline(thinned(stroke, 0.15), GRID)).join('');
}

const scaled = (path: string, attributes = ''): string =>
  `<path transform="scale(${pathNumbers([1 / GRID])})" d="${path}"${attributes}/>`;

export const engraved = (name: SittingName, print: Print, attributes?: string): string =>
  scaled(
    kept(`${name} ${JSON.stringify(print)}`, () => portraitPath(name, print)),
    attributes,
  );

/** The same portrait in ink that shines: it glows where the face is light, and nothing is printed where it is dark. */
export const ghost = (name: SittingName, spacing: number): string =>
  scaled(kept(`ghost ${name} ${spacing}`, () => ghostPath(name, spacing)));
