import { type Config, parseConfig } from '../config/config';

/** The defaults without a site and without a rate limit. */
export function testConfig(changes: Partial<Config> = {}): Config {
  return { ...parseConfig({ SITE_DIR: 'none', RATE_LIMIT: '0' }, '/'), ...changes };
}
