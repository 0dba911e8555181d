import * as v from 'valibot';
import { parsePublicConfig } from '../../config/public-config';
import { BASE_PATH } from '../../contract/base-path';
import { contentSecurityPolicy } from '../../contract/content-security-policy';
import { NO_INDEX_HEADERS, SECURITY_HEADERS } from '../../contract/headers';
import type { HostDescription } from './host-description';

const hashesSchema = v.object({
  scriptHashes: v.fallback(v.array(v.string()), []),
  styleHashes: v.fallback(v.array(v.string()), []),
});

const unlistedSchema = v.object({ noIndex: v.literal(true) });

/** Whether a build was configured to be shown by no search engine. @param headers the content of `headers.json` */
export const isUnlisted = (headers: unknown): boolean => v.is(unlistedSchema, headers);

/** @param headers the content of `headers.json`, @param config that of `config.json` */
export function policyOf(headers: unknown, config: unknown): string {
  const hashes = v.parse(v.fallback(hashesSchema, { scriptHashes: [], styleHashes: [] }), headers);
  const { apiBase, iconServers, visitorCountry } = parsePublicConfig(config);
  const connect = visitorCountry.enabled ? [...iconServers, visitorCountry.url] : iconServers;
  return contentSecurityPolicy({ ...hashes, apiBase, connect });
}

/** @param pages bare addresses of all pages */
export function describeHost(headers: unknown, config: unknown, pages: readonly string[]): HostDescription {
  const { apiBase } = parsePublicConfig(config);
  return {
    policy: policyOf(headers, config),
    headers: { ...SECURITY_HEADERS, ...(isUnlisted(headers) ? NO_INDEX_HEADERS : {}) },
    pages,
    base: BASE_PATH,
    apiElsewhere: apiBase.startsWith('/') ? undefined : apiBase,
  };
}
