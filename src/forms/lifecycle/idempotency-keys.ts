/** A random key of 128 bits. `crypto.randomUUID` is missing on plain-http hosts other than localhost. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Odd, so that no bit of what was before is lost. */
const FACTORS = [2_654_435_761, 1_597_334_677, 2_246_822_507, 3_266_489_917];

/** 128 bits of a text, which start from a seed of as many that nobody else knows. */
function mix(seed: string, text: string): string {
  return FACTORS.map((factor, lane) => {
    let bits = Number.parseInt(seed.slice(lane * 8, lane * 8 + 8), 16);
    for (let at = 0; at < text.length; at += 1) bits = Math.imul(bits ^ text.charCodeAt(at), factor);
    return (bits >>> 0).toString(16).padStart(8, '0');
  }).join('');
}

/**
 * Gives the same key for the same answers, and a new one as soon as they differ.
 * @param seedOf what a key is made of beside the answers, where these are to have the same after a reload too
 */
export function createIdempotencyKeys(seedOf?: () => string): (answers: object) => string {
  let kept: { content: string; key: string } | null = null;
  return (answers) => {
    const content = JSON.stringify(answers);
    if (kept?.content !== content) kept = { content, key: seedOf ? mix(seedOf(), content) : randomKey() };
    return kept.key;
  };
}
