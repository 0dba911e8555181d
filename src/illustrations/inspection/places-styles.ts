import { ALL_PLACES, PLACES } from './places.ts';

const list = (prefix: string): string => ALL_PLACES.map(({ id }) => prefix + id).join(', ');

const number = (name: string, initial: number): string =>
  `@property ${name} { syntax: "<number>"; inherits: true; initial-value: ${initial}; }`;

/**
 * What `inspection.css` needs to know of each place: its timeline's name, how many rows below the list's middle it is, and
 * where the loupe moves while it passes. Until one has, it is held over the first.
 */
export function placesStyles(): string {
  const [, , firstX, firstY] = PLACES.document['text-zones'];
  const middle = (ALL_PLACES.length - 1) / 2;
  const rules = ALL_PLACES.map(
    ({ id, loupeX, loupeY }, row) => `#${id}, .at-${id} { --timeline: --${id}; --row: ${row - middle}; }
@keyframes to-${id} { to { --loupe-x: ${loupeX}; --loupe-y: ${loupeY}; } }`,
  );
  return `${number('--loupe-x', firstX)}
${number('--loupe-y', firstY)}
@layer components {
.inspection { --timelines: ${list('--')}; --moves: ${list('to-')}; }
${rules.join('\n')}
}
`;
}
