/** One hop, its parameters by their names in lower case: RFC 7239, section 4. */
export type Hop = Map<string, string>;

const PAIR = /^([!#$%&'*+.^`|~\w-]+)=(?:"((?:[^"\\]|\\.)*)"|([!#$%&'*+.^`|~\w:[\]-]+))$/;

/** Splits where no quotes are open. */
const split = (text: string, separator: ',' | ';'): string[] =>
  text.match(new RegExp(`(?:"(?:[^"\\\\]|\\\\.)*"|[^"${separator}])+`, 'g')) ?? [];

function hopOf(element: string): Hop {
  const hop: Hop = new Map();
  for (const pair of split(element, ';')) {
    const [, name, quoted, token] = PAIR.exec(pair.trim()) ?? [];
    if (name !== undefined) hop.set(name.toLowerCase(), quoted?.replace(/\\(.)/g, '$1') ?? token ?? '');
  }
  return hop;
}

/** The hops of a `Forwarded` header, the nearest to us last; what can't be read is a hop without parameters. */
export const parseForwarded = (header: string): Hop[] => split(header, ',').map(hopOf);
