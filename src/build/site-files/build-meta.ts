import { BASE_PATH, withBase } from '../../contract/base-path';
import { pageUrls } from './site-urls';

/** `_build/meta/<build id>.json`: what the browser may fetch ahead and navigate to within the tab. */
export function buildMeta(build: string, timestamp: number) {
  return {
    id: build,
    timestamp,
    prerendered: pageUrls().map(withBase),
    routeRules: { [`${BASE_PATH}/**`]: { prerender: true }, [`${BASE_PATH}/api/**`]: { prerender: false } },
  };
}
