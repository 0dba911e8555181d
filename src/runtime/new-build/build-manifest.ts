import { isRecord } from '../../contract/is-record';
import { matchPage } from '../../routes/match-page';
import { setListedPaths } from '../navigation/site-state';
import { type RouteRules, ruleFor } from '../prefetch/route-rules';
import { fetchBuildFile } from './fetch-build-file';

/** After the page is idle: specification, sections 4 and 9. */
export const MANIFEST_DELAY_MS = 1000;

export interface BuildManifest {
  prerendered: ReadonlySet<string>;
  routeRules: RouteRules;
}

/** Null for anything that is not the manifest of this build. */
export function parseManifest(value: unknown, build: string): BuildManifest | null {
  if (!isRecord(value) || value['id'] !== build || !Array.isArray(value['prerendered'])) return null;
  const rules = isRecord(value['routeRules']) ? value['routeRules'] : {};
  const routeRules = Object.fromEntries(
    Object.entries(rules).map(([pattern, rule]) => [
      pattern,
      isRecord(rule) && typeof rule['prerender'] === 'boolean' ? { prerender: rule['prerender'] } : {},
    ]),
  );
  return {
    prerendered: new Set(value['prerendered'].filter((path) => typeof path === 'string')),
    routeRules,
  };
}

/** An address that may be fetched ahead and navigated to within the tab: the code and the build both know it. */
export function isInManifest({ prerendered, routeRules }: BuildManifest, pathname: string): boolean {
  return (
    matchPage(pathname).page !== null &&
    prerendered.has(pathname) &&
    ruleFor(routeRules, pathname).prerender !== false
  );
}

/** Call when idle. Without the manifest the pages that the code knows stay listed. */
export function startBuildManifest(build: string): void {
  setTimeout(() => void steer(build), MANIFEST_DELAY_MS);
}

async function steer(build: string): Promise<void> {
  const manifest = parseManifest(await fetchBuildFile(`meta/${build}.json`), build);
  if (manifest) setListedPaths((pathname) => isInManifest(manifest, pathname));
}
