import { joinLocalePath } from '../locale/locale-path';
import { matchPage } from '../routes/match-page';
import type { InlinePayload } from '../routes/payload';
import { onPageShown } from '../runtime/navigation/page-shown';
import { isClientNavigation } from '../runtime/navigation/site-state';
import { leaveByReload, reloadOnce } from '../runtime/new-build/reload-once';
import { patternOf } from '../ui/words/parts';
import { failedPage } from './failed-page';
import { fetchPage } from './fetch-page';
import { fulfilled, fulfilledOnceThere, type LoadedPage, type PageComponent } from './loaded-page';
import { createPageTexts } from './page-texts';

export interface PageStore {
  /** The same promise for the same pathname, as React's `use` needs it; what can't be had is left to the browser. */
  load: (pathname: string) => Promise<LoadedPage>;
  /** Fetches a page that may be wanted soon. A failure is forgotten, and nobody is moved. */
  preload: (pathname: string) => Promise<void>;
  /** Whether the page would open without the network. */
  has: (pathname: string) => boolean;
  /** The page, where it would open without the network. */
  loaded: (pathname: string) => LoadedPage | undefined;
  /** Whether `load` gives it without waiting. */
  isReady: (pathname: string) => boolean;
}

/** Stays open: the old page stands until it is left. */
const LEAVING = new Promise<never>(() => undefined);

/**
 * The pages of this tab by pathname, each fetched once: code and payload together.
 * @param first the page that the document came with, ready to hydrate at `pathname`
 */
export function createPageStore(
  pathname: string,
  first: { payload: InlinePayload; Page: PageComponent; head: string },
): PageStore {
  const { locale, path, pageId, resources, sheet, whole } = first.payload;
  const texts = createPageTexts();
  const page = pageId === null ? null : matchPage(joinLocalePath({ locale, path })).page;
  const firstPage: LoadedPage = {
    match: { locale, path, page },
    i18n: texts.speak(locale, resources),
    whole: patternOf(whole),
    sheet,
    Page: first.Page,
    head: first.head,
  };
  const ready = new Map<string, LoadedPage>([[pathname, firstPage]]);
  const requests = new Map<string, Promise<LoadedPage>>();
  const loads = new Map<string, Promise<LoadedPage>>([[pathname, fulfilled(firstPage)]]);
  let shown = pathname;

  onPageShown(() => {
    // A page that failed gets another chance once it is left.
    if (!ready.has(shown)) loads.delete(shown);
    shown = location.pathname;
  });

  function request(target: string): Promise<LoadedPage> {
    const known = requests.get(target);
    if (known) return known;
    const requested = fetchPage(target, texts).then(
      (loaded) => {
        ready.set(target, loaded);
        return loaded;
      },
      (error: unknown) => {
        requests.delete(target);
        throw error;
      },
    );
    requests.set(target, requested);
    return requested;
  }

  /** A page that somebody waits for: what became of fetching it ahead is not its answer. */
  async function requestNow(target: string): Promise<LoadedPage> {
    const ahead = requests.get(target);
    return (await ahead?.catch(() => undefined)) ?? request(target);
  }

  function recover(target: string, reason: unknown): LoadedPage | Promise<never> {
    console.warn(`The texts or the code of ${target} could not be loaded`, reason);
    if (location.pathname !== target) {
      // The visitor has gone elsewhere meanwhile; coming back asks again.
      loads.delete(target);
      return LEAVING;
    }
    return reloadOnce() ? LEAVING : failedPage(ready.get(shown) ?? firstPage);
  }

  return {
    has: (target) => ready.has(target),
    loaded: (target) => ready.get(target),
    isReady: (target) => ready.has(target) && (target === shown || isClientNavigation(target)),
    preload: async (target) => {
      if (!ready.has(target)) await request(target);
    },
    load: (target) => {
      if (target !== shown && !isClientNavigation(target)) {
        if (location.pathname === target) leaveByReload();
        return LEAVING;
      }
      const known = loads.get(target);
      if (known) return known;
      const loaded = ready.get(target);
      const loading = loaded
        ? fulfilled(loaded)
        : fulfilledOnceThere(requestNow(target).catch((reason: unknown) => recover(target, reason)));
      loads.set(target, loading);
      return loading;
    },
  };
}
