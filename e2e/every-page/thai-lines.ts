import type { Page } from '@playwright/test';
import { lineBreaks } from '../../locales/th/line-breaks';
import { prefixesIn } from '../../src/build/texts/join-words';

/** A word joiner may stand between any two letters. */
const lettersOf = (word: string) => Array.from(word.replaceAll(' ', '')).join('\u2060?');

/** What has to stand in one line: the words, and each prefix with the first letter behind it. */
const TOGETHER = [...(lineBreaks.words ?? []).map(lettersOf), `${prefixesIn(lineBreaks)?.source}\u2060?.`];

/** The surroundings of each Thai word that the page as it stands breaks across two lines. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((patterns) => {
    /** Kept for screen readers, in a box of one pixel. */
    const isClipped = (element: Element | null): boolean =>
      element !== null && (element.getBoundingClientRect().width <= 1 || isClipped(element.parentElement));
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      if (!node.parentElement?.checkVisibility() || isClipped(node.parentElement)) continue;
      for (const source of patterns) {
        const pattern = new RegExp(source, 'g');
        for (const match of text.matchAll(pattern)) {
          const range = document.createRange();
          range.setStart(node, match.index);
          range.setEnd(node, match.index + match[0].length);
          const tops = new Set(Array.from(range.getClientRects(), (rect) => Math.round(rect.top / 8)));
          if (tops.size > 1) found.push(text.slice(Math.max(0, match.index - 20), match.index + 20));
        }
      }
    }
    return found;
  }, TOGETHER);
}
