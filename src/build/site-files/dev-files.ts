import { payloadPath } from '../../contract/site-addresses';
import { matchPage } from '../../routes/match-page';
import { DEV_BUILD_ID } from '../output/build-id';
import { DEV_APP } from '../output/document-assets';
import { EARLY_FILES } from '../output/inlined-scripts';
import { buildPayload } from '../payload/build-payload';
import { commonFiles, payloadFile } from '../payload/payload-file';
import { buildMeta } from './build-meta';
import { favicon } from './favicon';
import { iconSetFile } from './icon-set-file';
import { siteUrls } from './site-urls';

/** What a build would have written at this address, made on demand; undefined for what it would not. */
export function devFile(pathname: string): string | undefined {
  const icons = iconSetFile();
  if (pathname === icons.path) return icons.content;
  if (EARLY_FILES[pathname] !== undefined) return EARLY_FILES[pathname];
  if (pathname === '/favicon.svg') return favicon();
  if (pathname === '/_build/current.json') return JSON.stringify({ id: DEV_BUILD_ID, entry: DEV_APP });
  if (pathname === '/_build/latest.json') return JSON.stringify({ id: DEV_BUILD_ID, timestamp: 0 });
  if (pathname === `/_build/meta/${DEV_BUILD_ID}.json`) return JSON.stringify(buildMeta(DEV_BUILD_ID, 0));
  const common = commonFiles(DEV_BUILD_ID, DEV_APP)[pathname];
  if (common !== undefined) return common;
  const url = siteUrls().find((candidate) => payloadPath(DEV_BUILD_ID, candidate) === pathname);
  return url === undefined
    ? undefined
    : JSON.stringify(payloadFile(buildPayload(matchPage(url), DEV_APP), ''));
}
