import { BASE_PATH, belowBase } from '../contract/base-path';
import { payloadPath } from '../contract/site-addresses';
import { joinLocalePath } from '../locale/locale-path';
import { matchPage } from '../routes/match-page';
import { COMMON_PATH, isPayload, isTextsFile } from '../routes/payload';
import { ownBuild } from '../runtime/new-build/own-build';
import { patternOf } from '../ui/words/parts';
import { loadPageModule } from './load-page-module';
import type { LoadedPage } from './loaded-page';
import type { PageTexts } from './page-texts';

/** A file of the build whose code this is. */
async function fetchOwn<Body>(
  pathname: string,
  isOwn: (body: unknown, entry: string) => body is Body,
): Promise<Body> {
  const { id, entry } = await ownBuild();
  const response = await fetch(
    BASE_PATH ? BASE_PATH + payloadPath(id, belowBase(pathname)) : payloadPath(id, pathname),
  );
  const body: unknown = response.ok ? await response.json() : null;
  if (!isOwn(body, entry)) throw new Error(`no payload for ${pathname}`);
  return body;
}

/** Code and payload of a page, side by side. Rejects when either can't be had. */
export async function fetchPage(target: string, { knows, speak }: PageTexts): Promise<LoadedPage> {
  const match = matchPage(target);
  if (!match.page) throw new Error(`no page at ${target}`);
  const { locale } = match;
  const [payload, common, Page] = await Promise.all([
    fetchOwn(joinLocalePath(match), isPayload),
    knows(locale) ? null : fetchOwn(joinLocalePath({ locale, path: COMMON_PATH }), isTextsFile),
    loadPageModule(match),
  ]);
  const { resources, whole, sheet, head } = payload;
  const i18n = speak(locale, { ...common?.resources, ...resources });
  return { match, Page, head, sheet, i18n, whole: patternOf(whole) };
}
