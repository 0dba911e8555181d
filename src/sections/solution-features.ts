import type { CheckGroup } from '../illustrations/inspection/places';
import type { RowTexts } from './texts/entries';
import { entriesById } from './texts/entries-by-id';
import { useTexts } from './texts/use-texts';

const GROUPS = [
  'document',
  'face',
  'presence',
  'background',
  'data',
  'decision',
] as const satisfies CheckGroup[];

export interface FeatureGroup extends RowTexts {
  id: CheckGroup;
  /** Their ids are their addresses on the detail page. */
  features: (RowTexts & { id: string })[];
}

/** Everything the service checks and decides with, in the specification's order (section 1). */
export function useSolutionFeatures(): FeatureGroup[] {
  const texts = useTexts();
  return GROUPS.map((id) => {
    const group = texts(`solution:feature.${id}`);
    return { id, term: group.term, text: group.text, features: entriesById(group) };
  });
}
