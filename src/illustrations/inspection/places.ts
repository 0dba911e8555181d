/**
 * Where on the specimen each check looks, by its group and name in the texts, in the units of the drawing: where its
 * number stands, beside that and over nothing that is read, and what the loupe is held over.
 */
export const PLACES = {
  document: {
    'text-zones': [25, 329, 161, 345],
    'check-digits': [325, 376, 84, 376],
    syntax: [246, 88, 258, 104],
    'front-back': [38, 215, 40, 215],
    'face-on-id': [18, 48, 66, 92],
    'punched-hole': [302, 172, 290, 172],
    manipulation: [88, 165, 98, 140],
    'name-address': [117, 90, 172, 172],
    'number-name': [208, 87, 162, 90],
  },
  face: {
    'face-match': [371, 124, 428, 90],
    'face-lookup': [586, 82, 560, 105],
  },
  presence: {
    liveness: [474, 187, 432, 178],
    age: [492, 130, 452, 128],
    'several-people': [498, 95, 496, 66],
    sleeping: [369, 84, 449, 84],
  },
  background: {
    aml: [372, 250, 398, 252],
    address: [372, 276, 408, 276],
  },
  data: {
    device: [492, 250, 526, 252],
    email: [492, 276, 522, 276],
    phone: [492, 302, 524, 302],
  },
  decision: {
    dashboard: [366, 366, 382, 392],
    rules: [407, 354, 441, 384],
    investigation: [541, 341, 506, 384],
    orchestration: [566, 363, 566, 394],
  },
} as const satisfies Record<
  string,
  Record<string, readonly [x: number, y: number, loupeX: number, loupeY: number]>
>;

/** A group of checks. */
export type CheckGroup = keyof typeof PLACES;

interface Place {
  group: CheckGroup;
  /** The check's name in the texts. */
  id: string;
  /** Its number in the list: `2a`. */
  number: string;
  x: number;
  y: number;
  loupeX: number;
  loupeY: number;
}

const GROUPS = Object.keys(PLACES) as CheckGroup[];

/** All places, in the order of the list. */
export const ALL_PLACES: readonly Place[] = GROUPS.flatMap((group, index) =>
  Object.entries(PLACES[group]).map(([id, [x, y, loupeX, loupeY]], check) => ({
    group,
    id,
    number: `${index + 1}${String.fromCodePoint(97 + check)}`,
    x,
    y,
    loupeX,
    loupeY,
  })),
);
