import type { Row } from './store';

/** Reads a text column. @throws TypeError when the column is missing or of another type. */
export function textOf(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`column ${column} is not text`);
  return value;
}

export function optionalTextOf(row: Row, column: string): string | null {
  return row[column] === null ? null : textOf(row, column);
}

/** Reads an integer column. @throws TypeError when the column is missing or of another type. */
export function integerOf(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    throw new TypeError(`column ${column} is not an integer`);
  }
  return value;
}
