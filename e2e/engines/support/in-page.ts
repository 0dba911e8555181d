import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Target } from './target';

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** What is used of Testing Library in a page. */
interface Library {
  queryAllByRole: (
    container: Element,
    role: string,
    options?: { name?: (name: string) => boolean },
  ) => Element[];
}

/** Runs in the page. */
function findInPage(target: Target, library: Library): Element | null {
  if (typeof target === 'string') {
    const all = Array.from(document.querySelectorAll(target));
    return all.find((element) => element.checkVisibility()) ?? all[0] ?? null;
  }
  const { role, name, within } = target;
  const container = document.querySelector(within ?? 'body');
  if (!container) return null;
  const isNamed = (text: string) => text.trim() === name;
  const found = library.queryAllByRole(container, role, name === undefined ? {} : { name: isNamed });
  return found[0] ?? null;
}

/**
 * Defines what finds elements, in a document that does not have it yet. It stands at the document and not at the window:
 * while one document takes another's place, a script of the old one sees the new one's window.
 */
export const INSTALL = `'findTarget' in document || void (() => {
  const library = {};
  ((exports, module) => { ${LIBRARY} })(library, {});
  document.findTarget = (target) => (${findInPage.toString()})(target, library);
})()`;

/** An expression that calls a function, by its source, with an element and with what can be written as JSON. */
export function callSource(call: string, target: Target, rest: readonly unknown[]): string {
  const values = rest.map((value) => `, ${JSON.stringify(value)}`).join('');
  return `(() => {
    const element = document.findTarget(${JSON.stringify(target)});
    return element ? (${call})(element${values}) : null;
  })()`;
}
