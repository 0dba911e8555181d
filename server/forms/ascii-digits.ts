/** The zero of each script whose digits a visitor of this site may type; the other nine follow it. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0x0ed0, 0x1040, 0x17e0, 0xff10];

function asciiDigit(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => point >= first && point <= first + 9);
  return zero === undefined ? character : String(point - zero);
}

/** Thai, Arabic, full-width and other digits as ASCII ones, and a full-width plus sign as `+`. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, asciiDigit).replaceAll('＋', '+');
}
