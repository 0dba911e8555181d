import type { i18n } from 'i18next';
import { SITE } from '../config/site';
import type { Locale } from '../contract/locales';
import { createI18n, type LocaleResources } from '../locale/i18n';
import { joinLocalePath } from '../locale/locale-path';
import { matchPage } from '../routes/match-page';
import { loadPageModule } from './load-page-module';
import { fulfilled, type LoadedPage, type PageComponent } from './loaded-page';
import { type InlinePayload, isPayload, type Payload, payloadPath } from './payload';

export type LoadPage = (pathname: string) => Promise<LoadedPage>;

/**
 * The pages of this tab by pathname, each fetched once: code and payload together.
 * @param first the page that the document came with, ready to hydrate at `pathname`
 */
export function createPageStore(
  pathname: string,
  first: { payload: InlinePayload; Page: PageComponent; head: string },
): LoadPage {
  const i18nByLocale = new Map<Locale, i18n>();
  const pages = new Map<string, Promise<LoadedPage>>();

  function speak(locale: Locale, resources: LocaleResources): i18n {
    const known = i18nByLocale.get(locale);
    if (!known) {
      const created = createI18n(locale, resources, { siteName: SITE.name });
      i18nByLocale.set(locale, created);
      return created;
    }
    for (const [namespace, texts] of Object.entries(resources)) {
      if (!known.hasResourceBundle(locale, namespace)) known.addResourceBundle(locale, namespace, texts);
    }
    return known;
  }

  async function fetchPage(target: string): Promise<LoadedPage> {
    const match = matchPage(target);
    if (!match.page) throw new Error('no such page');
    const [payload, Page] = await Promise.all([
      fetchPayload(first.payload.build, joinLocalePath(match)),
      loadPageModule(match.page.module),
    ]);
    return { match, Page, head: payload.head, i18n: speak(payload.locale, payload.resources) };
  }

  const { locale, path, pageId, resources } = first.payload;
  const page = pageId === null ? null : matchPage(joinLocalePath({ locale, path })).page;
  pages.set(
    pathname,
    fulfilled({
      match: { locale, path, page },
      i18n: speak(locale, resources),
      Page: first.Page,
      head: first.head,
    }),
  );

  return (target) => {
    const known = pages.get(target);
    if (known) return known;
    const loading = fetchPage(target).catch(() => leaveByBrowser(target));
    pages.set(target, loading);
    return loading;
  };
}

async function fetchPayload(build: string, pathname: string): Promise<Payload> {
  const response = await fetch(payloadPath(build, pathname));
  const body: unknown = response.ok ? await response.json() : null;
  if (!isPayload(body, build)) throw new Error(`no payload for ${pathname}`);
  return body;
}

/**
 * The address bar shows the target already, so loading it again is a normal navigation: to a newer build, to a
 * 404 page, or to the browser's own offline page. The promise stays open; the old page stands until it is left.
 */
function leaveByBrowser(target: string): Promise<never> {
  if (location.pathname === target) location.reload();
  return new Promise<never>(() => undefined);
}
