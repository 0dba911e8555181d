import type { FaqQuestion } from './faq-questions';

const plain = (text: string): string => text.normalize('NFC').toLocaleLowerCase();

/** True when each word of the query stands somewhere in the question or its answer. */
export function matchesQuery({ question, answer }: FaqQuestion, query: string): boolean {
  const text = plain(`${question} ${answer}`);
  const words = plain(query).split(/\s+/).filter(Boolean);
  return words.every((word) => text.includes(word));
}
