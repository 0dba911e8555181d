import { type Config, parseConfig } from '../config/config';

/** The defaults without a site and without a rate limit, and with a key, so that no file is made for one. */
export function testConfig(changes: Partial<Config> = {}): Config {
  return {
    ...parseConfig({ SITE_DIR: 'none', RATE_LIMIT: '0', SECRET_KEY: 'k'.repeat(43) }, '/'),
    ...changes,
  };
}
