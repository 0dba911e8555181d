/** A source file's text and where it lies. */
export interface SourceFile {
  path: string;
  text: string;
}

const LITERAL = /(['"`])((?:(?!\1)[^\\\n])*)\1/g;

/** `texts.forms.error.required`, as the server names a text. */
const CHAIN = /\btexts\.(\w+)\.([\w.]+)/g;

/** All quoted literals of the sources; of a template, what stands before its first `${`, ending with `*`. */
export function literalsOf(sources: readonly SourceFile[]): Set<string> {
  const found = new Set<string>();
  for (const { text } of sources) {
    for (const [, namespace, path] of text.matchAll(CHAIN)) found.add(`${namespace}:${path}`);
    for (const [, quote, body] of text.matchAll(LITERAL)) {
      const hole = quote === '`' ? (body ?? '').indexOf('${') : -1;
      found.add(hole < 0 ? (body ?? '') : `${body?.slice(0, hole)}*`);
    }
  }
  return found;
}

/** Keys that no literal names: neither whole, nor by an object around them, nor by a template's beginning. */
export function unusedKeys(
  namespace: string,
  keys: Iterable<string>,
  literals: ReadonlySet<string>,
): string[] {
  const prefixes = Array.from(literals).filter((literal) => literal.length > 2 && literal.endsWith('.*'));
  const isNamed = (key: string): boolean => {
    const parts = key.split('.');
    for (let end = parts.length; end > 0; end -= 1) {
      const path = parts.slice(0, end).join('.');
      if ((end === parts.length || end > 1) && literals.has(path)) return true;
      if (literals.has(`${namespace}:${path}`)) return true;
    }
    return [key, `${namespace}:${key}`].some((name) =>
      prefixes.some((prefix) => name.startsWith(prefix.slice(0, -1))),
    );
  };
  return Array.from(keys).filter((key) => !isNamed(key));
}
