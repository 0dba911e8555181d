const FILLER = '<';

/**
 * A line of a zone keeps its length: what is typed replaces what stands after the caret, what is deleted leaves
 * fillers.
 * @param line the line before the edit
 * @param value what the input holds after it
 * @param caret where the input's caret is after it
 */
export function overwrite(line: string, value: string, caret: number): string {
  const clean = value.toUpperCase().replace(/[^0-9A-Z<]/g, FILLER);
  const excess = clean.length - line.length;
  const end = clean.slice(caret);
  const edited =
    excess > 0
      ? clean.slice(0, caret) + end.slice(excess)
      : clean.slice(0, caret) + FILLER.repeat(-excess) + end;
  return edited.slice(0, line.length);
}
