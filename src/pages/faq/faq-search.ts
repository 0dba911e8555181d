import type { FaqQuestion } from './faq-questions';

/** True when each word of the query stands somewhere in the question or its answer. */
export function matchesQuery({ question, answer }: FaqQuestion, query: string): boolean {
  const text = `${question} ${answer}`.normalize('NFC').toLocaleLowerCase();
  const words = query.normalize('NFC').toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => text.includes(word));
}
