/** The two halves of a row. */
export interface RowTexts {
  term: string;
  text: string;
}

/** A question and its answer. */
export interface QuestionTexts {
  question: string;
  answer: string;
}

/** What stands there besides the section's own texts, such as its title. */
export const entriesOf = <Entry extends object>(texts: Record<string, string | Entry>): Entry[] =>
  Object.values(texts).filter((entry) => typeof entry !== 'string');
