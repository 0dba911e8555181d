import * as v from 'valibot';
import { parsePublicConfig } from '../../config/public-config';
import { contentSecurityPolicy } from '../../contract/content-security-policy';
import type { HostDescription } from './host-description';

const hashesSchema = v.object({
  scriptHashes: v.fallback(v.array(v.string()), []),
  styleHashes: v.fallback(v.array(v.string()), []),
});

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
    pages,
    apiElsewhere: apiBase.startsWith('/') ? undefined : apiBase,
  };
}
