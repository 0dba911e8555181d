import type { Page } from '@playwright/test';
import { lineBreaks } from '../../locales/th/line-breaks';
import { prefixesIn } from '../../src/build/texts/whole-stretches';

/** What has to stand in one line: the words, and each prefix with the first letter behind it. */
const TOGETHER = [...(lineBreaks.words ?? []), `${prefixesIn(lineBreaks)?.source}.`];

/** The surroundings of each Thai word that the page as it stands breaks across two lines. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((patterns) => {
    /** Kept for screen readers, in a box of one pixel. */
    const isClipped = (element: Element | null): boolean =>
      element !== null && (element.getBoundingClientRect().width <= 1 || isClipped(element.parentElement));
    /** Of the line that a text belongs to. */
    const isInline = (element: Element): boolean => getComputedStyle(element).display === 'inline';
    const ownerOf = (element: Element): Element =>
      isInline(element) && element.parentElement ? ownerOf(element.parentElement) : element;

    /** The texts of each block, in a row: a word may be of several nodes. */
    const blocks = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      if (!(node instanceof Text) || !parentElement?.checkVisibility() || isClipped(parentElement)) continue;
      const owner = ownerOf(parentElement);
      blocks.set(owner, [...(blocks.get(owner) ?? []), node]);
    }

    const found: string[] = [];
    for (const nodes of blocks.values()) {
      const text = nodes.map(({ data }) => data).join('');
      const place = (offset: number): [Text, number] => {
        let before = 0;
        for (const node of nodes) {
          if (offset <= before + node.length) return [node, offset - before];
          before += node.length;
        }
        throw new Error(`${offset} is beyond ${text}`);
      };
      for (const source of patterns) {
        for (const match of text.matchAll(new RegExp(source, 'g'))) {
          const range = document.createRange();
          range.setStart(...place(match.index + 1));
          range.setStart(range.startContainer, range.startOffset - 1);
          range.setEnd(...place(match.index + match[0].length));
          const tops = new Set(Array.from(range.getClientRects(), (rect) => Math.round(rect.top / 8)));
          if (tops.size > 1) found.push(text.slice(Math.max(0, match.index - 20), match.index + 20));
        }
      }
    }
    return found;
  }, TOGETHER);
}
