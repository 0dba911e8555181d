/** Reads `If-None-Match`: whether the client holds what has a tag. Compared weakly, as RFC 9110 asks for it. */
export function isHeld(entityTag: string, header: string | undefined): boolean {
  if (header === undefined) return false;
  const held = header.split(',').map((part) => part.trim().replace(/^W\//, ''));
  return held.includes('*') || held.includes(entityTag);
}
