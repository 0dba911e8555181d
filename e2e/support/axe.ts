import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { atRest } from './at-rest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const ALL: RunOptions = {
  runOnly: { type: 'tag', values: TAGS },
  rules: { 'label-content-name-mismatch': { enabled: true } },
};

/** The rules whose answer depends on colours. */
const COLORS = ['color-contrast', 'link-in-text-block'];

interface Scope {
  /** A selector; else the whole page. */
  within?: string | undefined;
  /** Else all of WCAG 2.2 AA, and best practice. */
  rules?: readonly string[] | undefined;
}

/** What axe finds on the page once it is at rest: each violation with the element that it is of. */
export async function axeViolations(page: Page, { within, rules }: Scope = {}): Promise<string[]> {
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = rules ? { runOnly: { type: 'rule', values: [...rules] } } : ALL;
  return page.evaluate(
    async ({ selector, given }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(selector ?? document, { ...given, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
      );
    },
    { selector: within, given: options },
  );
}

/** What it finds in another colour mode of a page whose structure it has seen. */
export const contrastViolations = (page: Page) => axeViolations(page, { rules: COLORS });
