import { writeFile } from 'node:fs/promises';
import { payloadPath } from '../render/payload';
import { matchPage } from '../routes/match-page';
import { buildMeta } from './build-meta';
import { buildPayload } from './build-payload';
import { buildTimestamp } from './build-timestamp';
import type { AssetsManifest } from './client-assets';
import { llms, robots, securityTxt, sitemap } from './crawler-files';
import { favicon } from './favicon';
import { contentHashes, headersFile } from './headers';
import { iconSetFile } from './icon-set-file';
import { HEADERS_FILE } from './output-folders';
import { siteUrls } from './site-urls';
import { webManifest } from './web-manifest';
import { writeClientFile } from './write-client-file';

/** Everything of dist/client besides Vite's assets and the documents themselves. */
export async function writeSiteFiles(build: string, manifest: AssetsManifest): Promise<void> {
  const timestamp = buildTimestamp();
  const hashes = await contentHashes(manifest);
  const security = securityTxt(timestamp);
  const iconSet = iconSetFile();
  const files: Record<string, string> = {
    '/_build/latest.json': JSON.stringify({ id: build, timestamp }),
    [`/_build/meta/${build}.json`]: JSON.stringify(buildMeta(build, timestamp)),
    [iconSet.path]: iconSet.content,
    '/_headers': headersFile(hashes),
    '/sitemap.xml': sitemap(),
    '/robots.txt': robots(),
    '/llms.txt': llms(),
    '/site.webmanifest': webManifest(),
    '/favicon.svg': favicon(),
    ...(security === null ? {} : { '/.well-known/security.txt': security }),
  };
  for (const url of siteUrls()) {
    files[payloadPath(build, url)] = JSON.stringify(buildPayload(matchPage(url), build));
  }
  await Promise.all(Object.entries(files).map(([path, content]) => writeClientFile(path, content)));
  await writeFile(HEADERS_FILE, JSON.stringify(hashes));
}
