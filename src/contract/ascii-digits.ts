const DECIMAL_DIGIT = /\p{Nd}/u;

function isDecimalDigit(point: number): boolean {
  return point >= 0 && DECIMAL_DIGIT.test(String.fromCodePoint(point));
}

/** Unicode keeps the ten digits of a script in a row, the zero first: the distance to the row's start is the value. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let distance = 0;
  while (isDecimalDigit(point - distance - 1)) distance += 1;
  return distance % 10;
}

/** Thai, Arabic, full-width and all other decimal digits as ASCII ones. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}
