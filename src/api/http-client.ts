import type { AxiosInstance } from 'axios';
import { ApiError } from './api-error';

/** With axios and what reads the configuration, fetched beside each other. */
async function loadClient(): Promise<AxiosInstance> {
  const [{ createClient }] = await Promise.all([
    import('./create-client'),
    import('./load-public-config').then(({ loadPublicConfig }) => loadPublicConfig()),
  ]);
  return createClient();
}

/** As long as the call itself may take: a connection that went dead answers nothing, and says nothing. */
const LOAD_TIMEOUT_MS = 10_000;

function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiError('timeout')), LOAD_TIMEOUT_MS);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

let client: Promise<AxiosInstance> | undefined;

/**
 * The one HTTP client (specification, section 7), fetched at the first call and not before. Rejects with an
 * `ApiError` when it can't be had; the next call tries again.
 */
export function getHttpClient(): Promise<AxiosInstance> {
  client ??= inTime(loadClient()).catch((failure: unknown) => {
    client = undefined;
    throw failure instanceof ApiError ? failure : new ApiError('not-loaded');
  });
  return client;
}
