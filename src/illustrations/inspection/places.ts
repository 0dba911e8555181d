/**
 * Where on the specimen each check looks, by its group and name in the texts, in the units of the drawing: its
 * number stands beside it. `inspection.css` knows the same names, and what the loupe is held over.
 */
export const PLACES = {
  document: {
    'text-zones': [112, 333],
    'check-digits': [79, 397],
    syntax: [246, 88],
    'front-back': [22, 215],
    'face-on-id': [18, 48],
    'punched-hole': [302, 172],
    manipulation: [116, 154],
    'name-address': [262, 173],
    'number-name': [204, 103],
  },
  face: {
    'face-match': [382, 132],
    'face-lookup': [586, 82],
  },
  presence: {
    liveness: [432, 189],
    age: [482, 130],
    'several-people': [512, 78],
    sleeping: [476, 64],
  },
  background: {
    aml: [372, 250],
    address: [372, 276],
  },
  data: {
    device: [492, 250],
    email: [492, 276],
    phone: [492, 302],
  },
  decision: {
    dashboard: [366, 366],
    rules: [418, 344],
    investigation: [532, 342],
    orchestration: [566, 366],
  },
} as const satisfies Record<string, Record<string, readonly [x: number, y: number]>>;

/** A group of checks. */
export type CheckGroup = keyof typeof PLACES;

interface Place {
  /** The check's name in the texts. */
  id: string;
  /** Its number in the list: `2a`. */
  number: string;
  x: number;
  y: number;
}

/** All places, in the order of the list. */
export const ALL_PLACES: readonly Place[] = Object.values(PLACES).flatMap((checks, group) =>
  Object.entries(checks).map(([id, [x, y]], check) => ({
    id,
    number: `${group + 1}${String.fromCodePoint(97 + check)}`,
    x,
    y,
  })),
);
