import { createContext, createElement, type ReactNode, use } from 'react';

/** Finds the words of the page's texts that no line may break; null where browsers find all words by themselves. */
export const WholeWords = createContext<RegExp | null>(null);

/** @param source of one group, so that a text is split into what is between the words and the words */
export const patternOf = (source: string | undefined): RegExp | null => (source ? new RegExp(source) : null);

const ENDS_IN_WORD = /[\p{L}\p{M}]$/u;
const BEGINS_WORD = /^\p{Lo}/u;

/**
 * The text, each of these words in one line: by style, so that what is copied, searched and read out is the text. One
 * element around them all: in a row of boxes each of them would be a box of its own. A break is offered on both sides of
 * each: WebKit looks for none where an element begins or ends.
 */
export function Words({ text }: { text: string }): ReactNode {
  const words = use(WholeWords);
  const parts = words ? text.split(words) : [];
  if (parts.length < 2) return text;
  const children: ReactNode[] = [];
  let before = '';
  parts.forEach((part, index) => {
    if (!part) return;
    if (ENDS_IN_WORD.test(before) && BEGINS_WORD.test(part)) children.push(createElement('wbr'));
    children.push(index % 2 === 0 ? part : createElement('span', null, part));
    before = part;
  });
  return createElement('span', { className: 'words' }, ...children);
}
