import { createContext, createElement, type ReactNode, use } from 'react';
import { partsOf } from './parts';

/** Finds the words of the page's texts that no line may break; null where browsers find all words by themselves. */
export const WholeWords = createContext<RegExp | null>(null);

/**
 * The text, each of these words in one line: by style, so that what is copied, searched and read out is the text. One
 * element around them all: in a row of boxes each of them would be a box of its own. A break is offered on both sides of
 * each: WebKit looks for none where an element begins or ends.
 */
export function Words({ text }: { text: string }): ReactNode {
  const parts = partsOf(text, use(WholeWords));
  if (parts.length === 0) return text;
  const children: ReactNode[] = [];
  for (const { text: part, isWhole, isBreak } of parts) {
    if (isBreak) children.push(createElement('wbr'));
    children.push(isWhole ? createElement('span', null, part) : part);
  }
  return createElement('span', { className: 'words' }, ...children);
}
