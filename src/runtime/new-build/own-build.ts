import { isRecord } from '../../contract/is-record';
import { setNewBuild } from '../navigation/site-state';
import { fetchBuildFile } from './fetch-build-file';

/** Says which build stands there now, and which code its documents name. Asked for again with each visit. */
const CURRENT_BUILD = 'current.json';

export interface CurrentBuild {
  id: string;
  /** The script of its documents, as a path below the site's root. */
  entry: string;
}

/** Null for a host's own page, or what else names no build. */
function parseCurrentBuild(value: unknown): CurrentBuild | null {
  if (!isRecord(value)) return null;
  const { id, entry } = value;
  return typeof id === 'string' && typeof entry === 'string' ? { id, entry } : null;
}

let known: Promise<CurrentBuild> | undefined;

/**
 * The build whose payloads this code can show. No document carries it: a release that changes one page changes
 * no other page's document. Where another code stands there now, or nobody can say, navigations are the browser's.
 * @throws when it can't be known, and when there is no network; then it is asked again the next time
 */
export function ownBuild(): Promise<CurrentBuild> {
  known ??= askBuild().catch((reason: unknown) => {
    known = undefined;
    throw reason;
  });
  return known;
}

async function askBuild(): Promise<CurrentBuild> {
  const current = parseCurrentBuild(await fetchBuildFile(CURRENT_BUILD, { cache: 'no-cache' }));
  // Code is named by its content, and names all other code of its build by theirs: one name stands for all.
  if (current && (import.meta.env.DEV || import.meta.url.endsWith(current.entry))) return current;
  if (navigator.onLine) setNewBuild();
  throw new Error('which build this is can’t be known');
}
