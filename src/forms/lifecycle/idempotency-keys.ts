/** A random key of 128 bits. `crypto.randomUUID` is missing on plain-http hosts other than localhost. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Gives the same key for the same answers, and a new one as soon as they differ. */
export function createIdempotencyKeys(): (answers: object) => string {
  let kept: { content: string; key: string } | null = null;
  return (answers) => {
    const content = JSON.stringify(answers);
    if (kept?.content !== content) kept = { content, key: randomKey() };
    return kept.key;
  };
}
