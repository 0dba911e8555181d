const FILLER = '<';

/** Text as a machine-readable zone writes it: capital Latin letters, digits, and fillers for all else. */
export function toMrz(...parts: readonly string[]): string {
  return parts.map((part) => part.toUpperCase().replace(/[^A-Z0-9]+/g, FILLER)).join(FILLER.repeat(2));
}
