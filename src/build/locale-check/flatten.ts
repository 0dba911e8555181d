/** `{ a: { b: 'text' } }` → `a.b` → `text`. What is not a text has no business in a locale file. */
export function flatten(value: unknown, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  if (typeof value === 'string') return texts.set(prefix, value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError(`${prefix || 'the file'} is neither a text nor an object of texts`);
  }
  for (const [key, child] of Object.entries(value)) {
    for (const [path, text] of flatten(child, prefix === '' ? key : `${prefix}.${key}`))
      texts.set(path, text);
  }
  return texts;
}
