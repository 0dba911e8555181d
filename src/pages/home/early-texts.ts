import type { answerEarly } from '../../illustrations/specimen/answer-early';
import { type InlinePayload, PAYLOAD_ELEMENT_ID } from '../../routes/payload';
import type { TextsOf } from '../../sections/texts/text-keys';
import { patternOf } from '../../ui/words/parts';
import { writeWords } from '../../ui/words/write-words';

/** What the card says, of the page's payload; null until the document has come so far. */
export const readTexts: Parameters<typeof answerEarly>[0] = () => {
  const inlined = document.getElementById(PAYLOAD_ELEMENT_ID)?.textContent;
  if (!inlined) return null;
  const { resources, whole }: InlinePayload = JSON.parse(inlined);
  // A build refuses a page that lacks a text: what its document carries is whole.
  const texts = resources['home']?.['specimen'] as TextsOf<'home:specimen'>;
  const words = patternOf(whole);
  return {
    texts: { ...texts, right: (digit) => texts.right.replace('{{digit}}', digit) },
    write: (element, text) => writeWords(element, text, words),
  };
};
