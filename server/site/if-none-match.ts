/** Reads `If-None-Match`: whether the client holds what has a tag. Compared weakly, as RFC 9110 asks for it. */
export function heldBy(header: string | undefined): (entityTag: string) => boolean {
  if (header === undefined) return () => false;
  if (header.trim() === '*') return () => true;
  const held = new Set(header.split(',').map((part) => part.trim().replace(/^W\//, '')));
  return (entityTag) => held.has(entityTag);
}
