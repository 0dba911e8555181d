import { isDeepStrictEqual } from 'node:util';
import { parseAst } from 'rolldown/parseAst';

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node & Record<string, unknown> =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

/** All that is around a place. */
function* nodesAround(place: number, value: unknown): Generator<Node & Record<string, unknown>> {
  if (Array.isArray(value)) {
    for (const entry of value) yield* nodesAround(place, entry);
  } else if (isNode(value) && value.start <= place && place < value.end) {
    yield value;
    for (const child of Object.values(value)) yield* nodesAround(place, child);
  }
}

function placesOf(text: string, code: string): number[] {
  const places: number[] = [];
  for (let place = code.indexOf(text); place !== -1; place = code.indexOf(text, place + 1))
    places.push(place);
  return places;
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

/**
 * Where an object stands in code as a bundler has written it: its text, each time.
 * @param part a text of the object that is written without an escape: around it alone is looked
 */
export function findLiterals(code: string, value: object, part: string): string[] {
  const places = placesOf(part, code);
  if (places.length === 0) return [];
  const program = parseAst(code);
  const nodes = new Set(places.flatMap((place) => [...nodesAround(place, program)]));
  return [...nodes]
    .filter((node) => node.type === 'ObjectExpression' && isDeepStrictEqual(dataOf(node), value))
    .map(({ start, end }) => code.slice(start, end));
}
