import { joinLocalePath } from '../locale/locale-path';
import { matchPage } from '../routes/match-page';
import { isPayload, type Payload, payloadPath } from '../routes/payload';
import { patternOf } from '../ui/words/words';
import { loadPageModule } from './load-page-module';
import type { LoadedPage } from './loaded-page';
import type { Speak } from './page-texts';

async function fetchPayload(build: string, pathname: string): Promise<Payload> {
  const response = await fetch(payloadPath(build, pathname));
  const body: unknown = response.ok ? await response.json() : null;
  if (!isPayload(body, build)) throw new Error(`no payload for ${pathname}`);
  return body;
}

/** Code and payload of a page, side by side. Rejects when either can't be had. */
export async function fetchPage(build: string, target: string, speak: Speak): Promise<LoadedPage> {
  const match = matchPage(target);
  if (!match.page) throw new Error(`no page at ${target}`);
  const [payload, Page] = await Promise.all([
    fetchPayload(build, joinLocalePath(match)),
    loadPageModule(match),
  ]);
  const { locale, resources, whole, sheet, head } = payload;
  return { match, Page, head, sheet, i18n: speak(locale, resources), whole: patternOf(whole) };
}
