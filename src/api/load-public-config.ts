import { type PublicConfig, parsePublicConfig } from '../config/public-config';
import { BASE_PATH } from '../contract/base-path';
import { inTime } from './in-time';

const CONFIG_PATH = `${BASE_PATH}/config.json`;

async function fetchConfig(): Promise<PublicConfig> {
  const response = await inTime(fetch(CONFIG_PATH));
  // Where there is none, the defaults are meant; a host that fails for a moment has said nothing.
  if (response.status >= 500) throw new Error(String(response.status));
  const body: unknown = response.ok ? await response.json() : null;
  return parsePublicConfig(body);
}

let config: Promise<PublicConfig> | undefined;

/** `/config.json`, once a page load; a failure is answered by the defaults, and asked again the next time. */
export function loadPublicConfig(): Promise<PublicConfig> {
  config ??= fetchConfig().catch(() => {
    config = undefined;
    return parsePublicConfig(null);
  });
  return config;
}
