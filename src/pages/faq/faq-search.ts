import type { FaqQuestion } from './faq-questions';

/** Joins the halves of Thai compounds in the copy; nobody types it. */
const WORD_JOINER = /\u2060/g;

const plain = (text: string): string => text.replace(WORD_JOINER, '').normalize('NFC').toLocaleLowerCase();

/** True when each word of the query stands somewhere in the question or its answer. */
export function matchesQuery({ question, answer }: FaqQuestion, query: string): boolean {
  const text = plain(`${question} ${answer}`);
  const words = plain(query).split(/\s+/).filter(Boolean);
  return words.every((word) => text.includes(word));
}
