/** More than anybody verifies in a month; beyond it a number field is no place to ask. */
export const MAX_VOLUME = 1_000_000;

export const VOLUME_PARAM = 'volume';

/** Digits of Thai, Arabic-Indic and full-width script, by their zero. */
const ZEROS = [0x0e50, 0x0660, 0x06f0, 0xff10] as const;

function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code <= start + 9);
  return zero === undefined ? character : String(code - zero);
}

/**
 * A number of verifications out of what was typed or linked to: `1,200`, `๑๒๐๐`. Null for what is none.
 * Never negative, never above `MAX_VOLUME`.
 */
export function parseVolume(text: string | null): number | null {
  const digits = Array.from(text ?? '', asciiDigit)
    .join('')
    .replace(/[\s,]/g, '');
  return /^\d{1,15}$/.test(digits) ? Math.min(Number(digits), MAX_VOLUME) : null;
}
