import { LOCALES } from '../../contract/locales';
import { payloadPath } from '../../contract/site-addresses';
import { barePath } from '../../locale/locale-path';
import { COMMON_PATH, type Payload, type TextsFile } from '../../routes/payload';
import { pageResources } from '../texts/page-resources';

/** What a navigation within the tab fetches: texts that each page has are there, and stylesheets of its own are not. */
export function payloadFile(payload: Payload, ownStyles: string): Payload {
  const { common: _ofEveryPage, ...resources } = payload.resources;
  return { ...payload, resources, head: payload.head + ownStyles };
}

/** Those texts, for whoever comes from another language; by address. @param entry see `TextsFile` */
export function commonFiles(build: string, entry: string): Record<string, string> {
  return Object.fromEntries(
    LOCALES.map((locale) => {
      const file: TextsFile = { entry, resources: pageResources(locale, []) };
      return [payloadPath(build, barePath({ locale, path: COMMON_PATH })), JSON.stringify(file)];
    }),
  );
}
