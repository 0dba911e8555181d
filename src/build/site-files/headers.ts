import { createHash } from 'node:crypto';
import { type AssetsManifest, collectAssets, readStylesheet } from '../output/client-assets';
import { INLINED_SCRIPTS } from '../output/inlined-scripts';

/** `sha256-…` of all that the documents carry inline: whoever serves them must allow exactly this. */
export interface ContentHashes {
  scriptHashes: string[];
  styleHashes: string[];
}

const hash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

export async function contentHashes(manifest: AssetsManifest): Promise<ContentHashes> {
  const { stylesheets } = collectAssets(manifest, Object.keys(manifest));
  const styles = await Promise.all(stylesheets.map(readStylesheet));
  return { scriptHashes: INLINED_SCRIPTS.map(hash), styleHashes: styles.map(hash) };
}
