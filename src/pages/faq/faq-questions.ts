import type { QuestionTexts } from '../../sections/texts/entries';
import { entriesById } from '../../sections/texts/entries-by-id';
import { useTexts } from '../../sections/texts/use-texts';

export interface FaqQuestion extends QuestionTexts {
  /** The answer's address within the page: links to it are kept, so it doesn't change. */
  id: string;
}

export interface FaqGroup {
  id: string;
  title: string;
  questions: FaqQuestion[];
}

/** The address within the page of a group's heading; links to it are kept. */
export const headingIdOf = (group: string): string => `${group}-questions`;

const GROUPS = ['verification', 'integration', 'price', 'verified', 'data', 'company'] as const;

export function useFaqQuestions(): FaqGroup[] {
  const texts = useTexts();
  return GROUPS.map((id) => {
    const group = texts(`faq:group.${id}`);
    return { id, title: group.title, questions: entriesById(group) };
  });
}
