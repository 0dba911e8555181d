import { createHash } from 'node:crypto';
import { headScript } from 'virtual:head-script';
import { contentSecurityPolicy } from '../contract/content-security-policy';
import { type AssetsManifest, collectAssets, readStylesheet } from './client-assets';

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

const YEAR_S = 365 * 24 * 60 * 60;
const IMMUTABLE = `public, max-age=${YEAR_S}, immutable`;

/**
 * Headers for hosts that read a `_headers` file (Netlify, Cloudflare Pages). `npm start` sends the same.
 * An API on another host must be added to `connect-src` and `form-action` here.
 */
export function headersFile(hashes: ContentHashes): string {
  const blocks: [string, [string, string][]][] = [
    [
      '/*',
      [
        ['Content-Security-Policy', contentSecurityPolicy(hashes)],
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
        ['Strict-Transport-Security', `max-age=${YEAR_S}`],
      ],
    ],
    ['/assets/*', [['Cache-Control', IMMUTABLE]]],
    ['/_payload/*', [['Cache-Control', IMMUTABLE]]],
    ['/_build/latest.json', [['Cache-Control', 'no-store']]],
    ['/config.json', [['Cache-Control', 'no-cache']]],
  ];
  return blocks
    .map(([path, headers]) => [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n');
}
