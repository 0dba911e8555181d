import { createHash } from 'node:crypto';
import { headScript } from 'virtual:head-script';
import { contentSecurityPolicy } from '../../contract/content-security-policy';
import { CACHE_RULES, SECURITY_HEADERS, TRANSPORT_HEADERS } from '../../contract/headers';
import { type AssetsManifest, collectAssets, readStylesheet } from '../output/client-assets';

/** `sha256-…` of all that the documents carry inline: whoever serves them must allow exactly this. */
export interface ContentHashes {
  scriptHashes: string[];
  styleHashes: string[];
}

const hash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

export async function contentHashes(manifest: AssetsManifest): Promise<ContentHashes> {
  const { stylesheets } = collectAssets(manifest, Object.keys(manifest));
  const styles = await Promise.all(stylesheets.map(readStylesheet));
  return { scriptHashes: [hash(headScript)], styleHashes: styles.map(hash) };
}

const block = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * Headers for hosts that read a `_headers` file (Netlify, Cloudflare Pages): what `npm start` sends. Such hosts say by
 * themselves that other files must be asked for again. An API on another host must be added to `connect-src` and
 * `form-action` here.
 */
export function headersFile(hashes: ContentHashes): string {
  const policy = { 'content-security-policy': contentSecurityPolicy(hashes) };
  return [
    block('/*', { ...policy, ...SECURITY_HEADERS, ...TRANSPORT_HEADERS }),
    ...CACHE_RULES.map(({ path, cacheControl }) => block(path, { 'cache-control': cacheControl })),
  ].join('\n');
}
