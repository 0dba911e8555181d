const WEIGHTS = [7, 3, 1] as const;

/** Digits count as themselves, letters from A = 10, fillers as 0. */
function characterValue(character: string): number {
  return character === '<' ? 0 : Number.parseInt(character, 36);
}

interface Term {
  character: string;
  weight: number;
  product: number;
}

/** What a check digit is the sum of, a character at a time: ICAO Doc 9303, part 3, section 4.9. */
export function checkDigitTerms(field: string): Term[] {
  return Array.from(field, (character, index) => {
    const weight = WEIGHTS[index % WEIGHTS.length] ?? 0;
    return { character, weight, product: characterValue(character) * weight };
  });
}

/** The check digit of a field of a machine-readable zone. */
export function checkDigit(field: string): string {
  return String(checkDigitTerms(field).reduce((sum, { product }) => sum + product, 0) % 10);
}
