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

/** Marks the promise as React marks those that it has seen: its `use` reads the value without suspending. */
const mark = <T>(promise: Promise<T>, value: T): Promise<T> =>
  Object.assign(promise, { status: 'fulfilled', value });

/** Neither the prerender nor the hydration may wait for it. */
export const fulfilled = <T>(value: T): Promise<T> => mark(Promise.resolve(value), value);

/** Who has waited for it renders it at once. @param promise never broken */
export function fulfilledOnceThere<T>(promise: Promise<T>): Promise<T> {
  void promise.then((value) => mark(promise, value));
  return promise;
}
