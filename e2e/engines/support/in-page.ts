import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Target } from './target';

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** What is left of Testing Library once it stands in a page. */
interface Library {
  queryAllByRole: (
    container: Element,
    role: string,
    options?: { name?: (name: string) => boolean },
  ) => Element[];
}

/** Runs in the page. */
function findInPage(target: Target): Element | null {
  if (typeof target === 'string') {
    const all = Array.from(document.querySelectorAll(target));
    return all.find((element) => element.checkVisibility()) ?? all[0] ?? null;
  }
  const { role, name, within } = target;
  const library = (window as unknown as { TestingLibraryDom: Library }).TestingLibraryDom;
  const container = document.querySelector(within ?? 'body');
  if (!container) return null;
  const isNamed = (text: string) => text.trim() === name;
  const found = library.queryAllByRole(container, role, name === undefined ? {} : { name: isNamed });
  return found[0] ?? null;
}

/** Defines what finds elements, in a document that does not have it yet. */
export const INSTALL = `'findTarget' in window || void (() => {
  const module = undefined, exports = undefined, define = undefined;
  (function () { ${LIBRARY} }).call(window);
  window.findTarget = ${findInPage.toString()};
})()`;

/** An expression that calls a function, by its source, with an element and with what can be written as JSON. */
export function callSource(call: string, target: Target, rest: readonly unknown[]): string {
  const values = rest.map((value) => `, ${JSON.stringify(value)}`).join('');
  return `(() => {
    const element = window.findTarget(${JSON.stringify(target)});
    return element ? (${call})(element${values}) : null;
  })()`;
}
