import { toAsciiDigits } from '../../contract/ascii-digits';
import type { FaqQuestion } from './faq-questions';

const plain = (text: string): string => toAsciiDigits(text.normalize('NFC')).toLocaleLowerCase();

/**
 * True when each word of the query stands somewhere in the question, its answer, or the title that it stands under.
 * @param title of its group
 */
export function matchesQuery({ question, answer }: FaqQuestion, title: string, query: string): boolean {
  const text = plain(`${question} ${answer} ${title}`);
  const words = plain(query).split(/\s+/).filter(Boolean);
  return words.every((word) => text.includes(word));
}
