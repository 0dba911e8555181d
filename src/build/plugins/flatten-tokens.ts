import type { ElementContent, Root } from 'hast';
import type { CodeToken, TokenKind } from '../../ui/code-token.ts';

/** The highlighter's many classes, and the few colours that a page has for them; the others are ink. */
const KINDS: Readonly<Record<string, TokenKind>> = {
  'hljs-comment': 'comment',
  'hljs-keyword': 'keyword',
  'hljs-built_in': 'name',
  'hljs-title': 'name',
  'hljs-attr': 'name',
  'hljs-name': 'keyword',
  'hljs-literal': 'literal',
  'hljs-number': 'literal',
  'hljs-string': 'literal',
};

/** What is put into a string is code again. */
const INK = 'hljs-subst';

function kindOf(className: unknown, around: TokenKind | ''): TokenKind | '' {
  if (!Array.isArray(className)) return around;
  if (className.includes(INK)) return '';
  for (const name of className) if (typeof name === 'string' && KINDS[name]) return KINDS[name];
  return around;
}

function collect(
  nodes: readonly (Root['children'][number] | ElementContent)[],
  around: TokenKind | '',
): CodeToken[] {
  return nodes.flatMap((node): CodeToken[] => {
    if (node.type === 'text') return [[around, node.value]];
    return node.type === 'element' ? collect(node.children, kindOf(node.properties.className, around)) : [];
  });
}

/** A highlighted tree as a list, neighbours of one kind in one piece; a comment's end is its line's. */
export function flattenTokens(tree: Root): CodeToken[] {
  const tokens: CodeToken[] = [];
  for (const [kind, text] of collect(tree.children, '')) {
    const last = tokens.at(-1);
    const joins = last && last[0] !== 'comment' && (last[0] === kind || text.trim() === '');
    if (joins) last[1] += text;
    else tokens.push([kind, text]);
  }
  return tokens;
}
