import { readFileSync, type Stats, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { parsePublicConfig } from '../../src/config/public-config';
import { contentSecurityPolicy } from '../../src/contract/content-security-policy';

/** The built site as it is on disk now; it may be replaced while the server runs. */
export interface BuiltSite {
  /** Absolute; undefined when the API is served alone. */
  readonly folder: string | undefined;
  /** A text file of the build, by its path within it. */
  readText(file: string): string | undefined;
  contentSecurityPolicy(): string;
}

const hashesSchema = v.object({
  scriptHashes: v.fallback(v.array(v.string()), []),
  styleHashes: v.fallback(v.array(v.string()), []),
});

function readOrUndefined(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Absent, which each caller has an answer for.
    return undefined;
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readOrUndefined(file) ?? '{}');
  } catch {
    // Half written or mistyped by hand: the strictest policy is the safe reading.
    return {};
  }
}

function policyFrom(headersFile: string, configFile: string): string {
  const hashes = v.parse(
    v.fallback(hashesSchema, { scriptHashes: [], styleHashes: [] }),
    readJson(headersFile),
  );
  const { apiBase, iconServers, visitorCountry } = parsePublicConfig(readJson(configFile));
  const connect = visitorCountry.enabled ? [...iconServers, visitorCountry.url] : iconServers;
  return contentSecurityPolicy({ ...hashes, apiBase, connect });
}

const stamp = (stats: Stats | undefined): string =>
  stats === undefined ? '' : `${stats.ino}-${stats.mtimeMs}-${stats.size}`;

/** @param folder absolute; `headers.json` lies beside it. */
export function createBuiltSite(folder: string | undefined): BuiltSite {
  if (folder === undefined) {
    const policy = contentSecurityPolicy({ scriptHashes: [], styleHashes: [] });
    return { folder, readText: () => undefined, contentSecurityPolicy: () => policy };
  }
  const headersFile = join(dirname(folder), 'headers.json');
  const configFile = join(folder, 'config.json');
  let known = { stamp: 'never read', policy: '' };
  return {
    folder,
    readText: (file) => readOrUndefined(join(folder, file)),
    contentSecurityPolicy() {
      // Two stats cost some microseconds; an old hash beside a new page would cost the page its script.
      const current = [headersFile, configFile]
        .map((file) => stamp(statSync(file, { throwIfNoEntry: false })))
        .join();
      if (current !== known.stamp) known = { stamp: current, policy: policyFrom(headersFile, configFile) };
      return known.policy;
    },
  };
}
