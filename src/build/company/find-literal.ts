import { isDeepStrictEqual } from 'node:util';
import { parseAst } from 'rolldown/parseAst';

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node & Record<string, unknown> =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

function* nodesBelow(value: unknown): Generator<Node & Record<string, unknown>> {
  if (Array.isArray(value)) {
    for (const entry of value) yield* nodesBelow(entry);
  } else if (isNode(value)) {
    yield value;
    for (const child of Object.values(value)) yield* nodesBelow(child);
  }
}

/** What an expression of plain data is; undefined for any other. */
function dataOf(node: unknown): unknown {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return node['value'];
  if (node.type === 'TemplateLiteral') return textOf(node);
  if (node.type === 'ArrayExpression') return (node['elements'] as unknown[]).map(dataOf);
  if (node.type !== 'ObjectExpression') return undefined;
  const properties = node['properties'] as Record<string, unknown>[];
  return Object.fromEntries(properties.map(({ key, value }) => [nameOf(key), dataOf(value)]));
}

/** Minifiers write texts so, for a line break in one takes no escape. */
function textOf({ quasis, expressions }: Record<string, unknown>): string | undefined {
  const [part, ...more] = quasis as { value: { cooked: string } }[];
  return part && more.length === 0 && (expressions as unknown[]).length === 0 ? part.value.cooked : undefined;
}

const nameOf = (key: unknown): string =>
  isNode(key) ? String(key.type === 'Identifier' ? key['name'] : key['value']) : '';

/** Where an object stands in code as a bundler has written it: its text, each time. */
export function findLiterals(code: string, value: object): string[] {
  return [...nodesBelow(parseAst(code))]
    .filter((node) => node.type === 'ObjectExpression' && isDeepStrictEqual(dataOf(node), value))
    .map(({ start, end }) => code.slice(start, end));
}
