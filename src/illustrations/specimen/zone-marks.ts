import type { MarkedCheck } from './shown-card';

/** A check digit of a line, with what stands before it. */
export interface ZoneMark {
  check: MarkedCheck['check'];
  /** What belongs to no field that a digit of this line is of. */
  between: string;
  field: string;
  fieldClass: string | undefined;
  digit: string;
  digitClass: string;
}

/** A line of the zone cut at its check digits, and what follows the last of them. */
export function zoneMarks(line: string, checks: readonly MarkedCheck[]): { marks: ZoneMark[]; rest: string } {
  let start = 0;
  const marks = checks.map(({ check, position, from = position, printed, computed, isCaught }) => {
    const mark = {
      check,
      between: line.slice(start, from),
      field: line.slice(from, position),
      fieldClass: isCaught ? 'caught' : undefined,
      digit: printed,
      digitClass: printed === computed ? 'digit-right' : 'digit-wrong',
    };
    start = position + 1;
    return mark;
  });
  return { marks, rest: line.slice(start) };
}
