import { BASE_PATH } from '../../contract/base-path';

/**
 * What the site says of its builds, as JSON; null for any failure: no network, not 2xx, or a page where JSON should be.
 * @param file below `_build`
 */
export async function fetchBuildFile(file: string, init?: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(`${BASE_PATH}/_build/${file}`, init);
    return response.ok ? await response.json() : null;
  } catch {
    // What is asked in the background is asked again later; nobody is waiting for it.
    return null;
  }
}
