/** In pixels, the largest first. */
const SIZES = [36, 32, 28, 24] as const;
const SMALLEST = SIZES[SIZES.length - 1] ?? 0;

/** A name as it is set: what of it, and how large. */
export interface FittedName {
  text: string;
  /** In pixels. */
  size: number;
}

/**
 * In type as large as there is room for; what has no room in the smallest ends in an ellipsis.
 * @param widthOf of a text in type of a size, in pixels
 */
export function fitName(
  name: string,
  width: number,
  widthOf: (text: string, size: number) => number,
): FittedName {
  const size = SIZES.find((tried) => widthOf(name, tried) <= width);
  if (size !== undefined) return { text: name, size };
  // A letter with its marks is one.
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  let text = name;
  do {
    letters.pop();
    text = `${letters.join('').trimEnd()}…`;
  } while (letters.length > 0 && widthOf(text, SMALLEST) > width);
  return { text, size: SMALLEST };
}
