import type { AxiosInstance } from 'axios';
import { inTime } from './in-time';

/** With axios and what reads the configuration, fetched beside each other. */
async function loadClient(): Promise<AxiosInstance> {
  const [{ createClient }] = await Promise.all([
    import('./create-client'),
    import('./load-public-config').then(({ loadPublicConfig }) => loadPublicConfig()),
  ]);
  return createClient();
}

let client: Promise<AxiosInstance> | undefined;

/**
 * The one HTTP client (specification, section 7), fetched at the first call and not before. Rejects with an
 * `ApiError` when it can't be had; the next call tries again.
 */
export function getHttpClient(): Promise<AxiosInstance> {
  client ??= inTime(loadClient()).catch((failure: unknown) => {
    client = undefined;
    throw failure;
  });
  return client;
}
