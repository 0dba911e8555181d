import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isUnlisted, policyOf } from '../../src/build/hosts/describe-host';
import { contentSecurityPolicy } from '../../src/contract/content-security-policy';
import { errorCode } from '../errors/error-code';

const STRICTEST = contentSecurityPolicy({ scriptHashes: [], styleHashes: [] });

/** @throws when the file is there and can't be read: then nothing is known of what is in it. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // Half written or mistyped by hand, or absent: the strictest policy is the safe reading.
    if (error instanceof SyntaxError || errorCode(error) === 'ENOENT') return {};
    throw error;
  }
}

/** Whether the build was configured to be shown by no search engine; told at the start. */
export const isUnlistedBuild = (folder: string): boolean =>
  isUnlisted(readJson(join(dirname(folder), 'headers.json')));

function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.ino}-${stats.mtimeMs}-${stats.size}`;
}

/**
 * Gives the Content-Security-Policy of now: the hashes of the build's inline scripts, and the hosts of its
 * `config.json`, which may be edited while the server runs. Read at once, before sockets take all files there are.
 * @param folder absolute; `headers.json` lies beside it. Undefined where the API is served alone.
 */
export function createSitePolicy(folder: string | undefined): () => string {
  if (folder === undefined) return () => STRICTEST;
  const headersFile = join(dirname(folder), 'headers.json');
  const configFile = join(folder, 'config.json');
  let known = { stamp: 'never read', policy: STRICTEST };
  const policy = (): string => {
    try {
      // Two stats cost some microseconds; an old hash beside a new page would cost the page its script.
      const stamp = `${stampOf(headersFile)} ${stampOf(configFile)}`;
      if (stamp !== known.stamp)
        known = { stamp, policy: policyOf(readJson(headersFile), readJson(configFile)) };
    } catch {
      // No file can be opened now, so the last one known stays, and the next request reads again.
    }
    return known.policy;
  };
  policy();
  return policy;
}
