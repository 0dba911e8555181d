import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AssetsManifest } from '../../build/output/client-assets';
import { starterOf } from '../../build/output/document-assets';
import { CLIENT_FOLDER } from '../../build/output/output-folders';
import { readClientFile, writeClientFile } from '../../build/site-files/client-file';
import { readDocument, writeDocument } from '../../build/site-files/document-file';
import { siteUrls } from '../../build/site-files/site-urls';
import { writeSiteFiles } from '../../build/site-files/write-site-files';
import { payloadPath } from '../../contract/site-addresses';
import { withEntry } from '../html/entry-tag';
import { isStill, page } from '../html/page';
import { knownPictures } from './known-pictures';

async function readManifest(): Promise<AssetsManifest> {
  const file = join(dirname(CLIENT_FOLDER), 'assets.json');
  return JSON.parse(await readFile(file, 'utf8')) as AssetsManifest;
}

async function isWritten(url: string, id: string, manifest: AssetsManifest): Promise<boolean> {
  const html = await readDocument(url);
  const payload = await readClientFile(payloadPath(id, url));
  return html !== null && payload !== null && isStill(url, manifest, { html, payload });
}

interface RenderAgainOptions {
  /** Whether nothing but texts is other than it was: then a page whose texts are the same stays as it is. */
  isTextsAlone?: boolean;
}

/**
 * Writes every document of a finished build once more, with its payloads and all files for machines, for the company
 * that the build is told to be of. Scripts, styles and fonts are what they were.
 */
export async function renderAgain(
  id: string,
  { isTextsAlone = false }: RenderAgainOptions = {},
): Promise<void> {
  const manifest = await readManifest();
  await mkdir(CLIENT_FOLDER, { recursive: true });
  await writeSiteFiles(id, manifest);
  const picture = isTextsAlone ? undefined : await knownPictures();
  for (const url of siteUrls()) {
    if (isTextsAlone && (await isWritten(url, id, manifest))) continue;
    const { html, payload } = await page(url, { manifest, ...(picture && { picture }) });
    await writeDocument(url, withEntry(html, starterOf(manifest)));
    await writeClientFile(payloadPath(id, url), JSON.stringify(payload));
  }
}
