/** Specification, section 9: letters typed longer ago than this begin a new word. */
export const TYPE_AHEAD_MS = 700;

export interface TypeAhead {
  buffer: string;
  /** Of the last letter, in ms. */
  at: number;
}

export const NOTHING_TYPED: TypeAhead = { buffer: '', at: Number.NEGATIVE_INFINITY };

/** Whether another letter goes on with the word. */
export const isTyping = ({ at }: TypeAhead, now: number): boolean => now - at < TYPE_AHEAD_MS;

export function typeLetter(before: TypeAhead, letter: string, now: number): TypeAhead {
  return { buffer: isTyping(before, now) ? before.buffer + letter : letter, at: now };
}
