import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parsePublicConfig } from '../../config/public-config';
import { BASE_PATH, withBase } from '../../contract/base-path';
import { API_BASE } from '../../contract/wire';
import { matchPage } from '../../routes/match-page';
import { describeHost } from '../hosts/describe-host';
import { writeHosts } from '../hosts/write-hosts';
import { buildTimestamp } from '../output/build-timestamp';
import type { AssetsManifest } from '../output/client-assets';
import { appOf, documentAssets } from '../output/document-assets';
import { EARLY_FILES } from '../output/inlined-scripts';
import { CLIENT_FOLDER, DOCUMENTS_FILE, HEADERS_FILE } from '../output/output-folders';
import { commonFiles } from '../payload/payload-file';
import { buildMeta } from './build-meta';
import { writeClientFile } from './client-file';
import { llms, robots, securityTxt, sitemap } from './crawler-files';
import { favicon } from './favicon';
import { contentHashes } from './headers';
import { iconSetFile } from './icon-set-file';
import { pageUrls, siteUrls } from './site-urls';
import { webManifest } from './web-manifest';

/** The print of a receipt comes late to a page, and at once with an answer to a browser without script. */
const RECEIPT_STYLES = /\/receipt-print\.[^/]+\.css$/;

function receiptStyles(manifest: AssetsManifest): string[] {
  const found = Object.values(manifest).filter(({ file }) => RECEIPT_STYLES.test(file));
  if (found.length === 0) throw new Error('The build has no stylesheet for the print of a receipt');
  return found.map(({ file }) => `/${file}`);
}

/** The stylesheets of each URL's document. */
function documentStyles(manifest: AssetsManifest): Record<string, string[]> {
  return Object.fromEntries(
    siteUrls().map((url) => {
      const { common, own } = documentAssets(manifest, matchPage(withBase(url)));
      return [url, [...common, ...own]];
    }),
  );
}

const CONFIG = '/config.json';

/** What lies in `public/`; the API is below the base as everything is. */
async function writeConfig(): Promise<unknown> {
  const config: unknown = JSON.parse(await readFile(join(CLIENT_FOLDER, CONFIG), 'utf8'));
  if (BASE_PATH === '' || parsePublicConfig(config).apiBase !== API_BASE) return config;
  const based = { ...(config as object), apiBase: withBase(API_BASE) };
  await writeClientFile(CONFIG, `${JSON.stringify(based, null, 2)}\n`);
  return based;
}

/** Everything of dist/client besides Vite's assets, the icons, the documents and their payloads. */
export async function writeSiteFiles(build: string, manifest: AssetsManifest): Promise<void> {
  const timestamp = buildTimestamp();
  const hashes = await contentHashes(manifest);
  const security = securityTxt(timestamp);
  const iconSet = iconSetFile();
  const files: Record<string, string | Buffer> = {
    '/_build/latest.json': JSON.stringify({ id: build, timestamp }),
    '/_build/current.json': JSON.stringify({ id: build, entry: appOf(manifest) }),
    [`/_build/meta/${build}.json`]: JSON.stringify(buildMeta(build, timestamp)),
    ...commonFiles(build, appOf(manifest)),
    [iconSet.path]: iconSet.content,
    ...EARLY_FILES,
    '/sitemap.xml': sitemap(),
    '/robots.txt': robots(),
    '/llms.txt': llms(),
    '/site.webmanifest': webManifest(),
    '/favicon.svg': favicon(),
    ...(security === null ? {} : { '/.well-known/security.txt': security }),
  };
  await Promise.all(Object.entries(files).map(([path, content]) => writeClientFile(path, content)));
  const config = await writeConfig();
  writeHosts(describeHost(hashes, config, pageUrls()));
  await writeFile(HEADERS_FILE, JSON.stringify(hashes));
  await writeFile(
    DOCUMENTS_FILE,
    JSON.stringify({ ...documentStyles(manifest), receipt: receiptStyles(manifest) }),
  );
}
