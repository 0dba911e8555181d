import { BASE_PATH, belowBase } from '../contract/base-path';
import { joinLocalePath } from '../locale/locale-path';
import { matchPage } from '../routes/match-page';
import { isPayload, type Payload, payloadPath } from '../routes/payload';
import { ownBuild } from '../runtime/new-build/own-build';
import { patternOf } from '../ui/words/parts';
import { loadPageModule } from './load-page-module';
import type { LoadedPage } from './loaded-page';
import type { Speak } from './page-texts';

async function fetchPayload(pathname: string): Promise<Payload> {
  const { id, entry } = await ownBuild();
  const response = await fetch(
    BASE_PATH ? BASE_PATH + payloadPath(id, belowBase(pathname)) : payloadPath(id, pathname),
  );
  const body: unknown = response.ok ? await response.json() : null;
  if (!isPayload(body, entry)) throw new Error(`no payload for ${pathname}`);
  return body;
}

/** Code and payload of a page, side by side. Rejects when either can't be had. */
export async function fetchPage(target: string, speak: Speak): Promise<LoadedPage> {
  const match = matchPage(target);
  if (!match.page) throw new Error(`no page at ${target}`);
  const [payload, Page] = await Promise.all([fetchPayload(joinLocalePath(match)), loadPageModule(match)]);
  const { locale, resources, whole, sheet, head } = payload;
  return { match, Page, head, sheet, i18n: speak(locale, resources), whole: patternOf(whole) };
}
