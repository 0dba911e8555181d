import { features } from './face/features.ts';
import { type Person, skin } from './face/head.ts';
import { kept } from './face/kept.ts';
import { allLines, type Detail, ink } from './face/lines.ts';
import { ANNA, OMAR } from './face/people.ts';
import { BOX, look, type Pose, type Sight } from './face/sight.ts';
import { smooth } from './face/solids.ts';
import { cut, outline, type Stroke, thinned } from './face/strokes.ts';

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

/** How far an outline may be off, in shares of the spacing: a tenth of a pixel on a phone’s card; finer strokes bend more. */
const TOLERANCE = 0.055;
const FINE_TOLERANCE = 0.035;

/** Where lines lie far apart the finest strokes would be lost. */
const FINEST = 0.07;

interface Print {
  /** Between two lines: the wider, the smaller the file. */
  spacing: number;
  /** Ruled paper behind the head. */
  air?: boolean;
  /** Only what the phone's oval shows. */
  oval?: boolean;
}

const within = (stroke: Stroke): Stroke[] =>
  cut(
    stroke.map(({ x, y, half }) => ({ x, y, half: half * inOval(x, y) })),
    0.04,
  );

/** A portrait's outlines as one path, in tenths of the box's units. */
function portraitPath(name: SittingName, { spacing, air = false, oval = false }: Print): string {
  const { person, pose: turned } = SITTINGS[name];
  const { sight, fine } = seenAt(name);
  const detail: Detail = { spacing, air };
  const broad = allLines(sight, person, turned, detail);
  const shown = (strokes: readonly Stroke[]): Stroke[] => (oval ? strokes.flatMap(within) : [...strokes]);
  return [
    ...shown(broad).map((stroke) => thinned(stroke, TOLERANCE * spacing)),
    ...shown(fine.filter((stroke) => stroke.some(({ half }) => half > FINEST * spacing))).map((stroke) =>
      thinned(stroke, FINE_TOLERANCE * spacing),
    ),
  ]
    .map(outline)
    .join('');
}

export const engraved = (name: SittingName, print: Print, attributes = ''): string =>
  `<path transform="scale(.1)" d="${kept(`${name} ${JSON.stringify(print)}`, () => portraitPath(name, print))}"${attributes}/>`;

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
  return strokes.map((stroke) => outline(thinned(stroke, 0.1))).join('');
}

/** The same portrait in ink that shines: it glows where the face is light, and nothing is printed where it is dark. */
export const ghost = (name: SittingName, spacing: number): string =>
  `<path transform="scale(.1)" d="${kept(`ghost ${name} ${spacing}`, () => ghostPath(name, spacing))}"/>`;
