const WEIGHTS = [7, 3, 1] as const;

/** Digits count as themselves, letters from A = 10, fillers as 0. */
function characterValue(character: string): number {
  return character === '<' ? 0 : Number.parseInt(character, 36);
}

/** The check digit of a field of a machine-readable zone: ICAO Doc 9303, part 3, section 4.9. */
export function checkDigit(field: string): string {
  const sum = Array.from(field).reduce(
    (total, character, index) => total + characterValue(character) * (WEIGHTS[index % WEIGHTS.length] ?? 0),
    0,
  );
  return String(sum % 10);
}
