import { ALL_PLACES } from './places.ts';

const list = (prefix: string): string => ALL_PLACES.map(({ id }) => prefix + id).join(', ');

/** What `inspection.css` needs to know of each place: its timeline's name, and where the loupe moves while it passes. */
export function placesStyles(): string {
  const rules = ALL_PLACES.map(
    ({ id, loupeX, loupeY }) => `#${id}, .at-${id} { --timeline: --${id}; }
@keyframes to-${id} { to { --loupe-x: ${loupeX}; --loupe-y: ${loupeY}; } }`,
  );
  return `@layer components {
.inspection { --timelines: ${list('--')}; --moves: ${list('to-')}; }
${rules.join('\n')}
}
`;
}
