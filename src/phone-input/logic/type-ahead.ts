/** Specification, section 9: letters typed longer ago than this begin a new word. */
export const TYPE_AHEAD_MS = 700;

export interface TypeAhead {
  buffer: string;
  /** Of the last letter, in ms. */
  at: number;
}

export const NOTHING_TYPED: TypeAhead = { buffer: '', at: Number.NEGATIVE_INFINITY };

export function typeLetter({ buffer, at }: TypeAhead, letter: string, now: number): TypeAhead {
  return { buffer: now - at >= TYPE_AHEAD_MS ? letter : buffer + letter, at: now };
}
