import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { PlanId } from '../contract/plans';
import type { PageMatch } from '../routes/match-page';
import type { Sheet } from '../ui/sheet';

/** Pages take no props but the registration's plan. */
export type PageComponent = ComponentType<{ planId: PlanId | null }>;

/** A page with all that it takes to render it at once. */
export interface LoadedPage {
  match: PageMatch;
  i18n: i18n;
  /** Finds the words in its texts that no line may break. */
  whole: RegExp | null;
  /** What it is printed on. */
  sheet: Sheet;
  Page: PageComponent;
  /** The tags of `<head>` that belong to the page, as HTML. */
  head: string;
}

/**
 * A promise that React's `use` reads without suspending: neither the prerender nor the hydration may wait.
 * React marks the promises that it has seen with the same fields.
 */
export function fulfilled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}
