import type { AxiosError, AxiosInstance } from 'axios';
import type { PublicConfig } from '../config/public-config';
import { API_PATHS } from '../contract/wire';
import { ApiError, parseProblem, parseRetryAfter, UNAUTHORIZED } from './api-error';
import { forgetSession } from './forget-session';
import { readToken } from './token';

const bearer = (token: string | null): string => `Bearer ${token}`;

function toApiError(error: AxiosError): ApiError {
  if (error.response) {
    const { status, data, headers } = error.response;
    return new ApiError('status', {
      status,
      problem: parseProblem(data),
      retryAfterS: parseRetryAfter(headers['retry-after'], Date.now()),
    });
  }
  if (error.code === 'ERR_CANCELED') return new ApiError('aborted');
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') return new ApiError('timeout');
  return new ApiError('network');
}

/** With what reads it, 2 kB. */
async function readConfig(): Promise<PublicConfig> {
  const { loadPublicConfig } = await import('./load-public-config');
  return loadPublicConfig();
}

async function createClient(): Promise<AxiosInstance> {
  const [{ default: axios }] = await Promise.all([import('axios'), readConfig()]);
  const client = axios.create();
  client.interceptors.request.use(async (request) => {
    // What could not be read is asked for again: where the API is elsewhere, no form is for this host.
    request.baseURL = (await readConfig()).apiBase;
    const token = readToken();
    // A log-in says by itself who somebody is: its refusal says nothing of the token.
    if (token && request.url !== API_PATHS.login) request.headers.set('Authorization', bearer(token));
    return request;
  });
  client.interceptors.response.use(undefined, (error: unknown) => {
    if (!axios.isAxiosError(error)) throw new ApiError('network');
    // A token that was sent and refused has expired, and without one somebody has logged out elsewhere: nobody is signed in
    // any more, and what was typed stays. Unless somebody has logged in meanwhile.
    const token = readToken();
    const isCurrent = token === null || error.config?.headers.get('Authorization') === bearer(token);
    if (error.response?.status === UNAUTHORIZED && isCurrent) forgetSession();
    throw toApiError(error);
  });
  return client;
}

let client: Promise<AxiosInstance> | undefined;

/**
 * The one HTTP client (specification, section 7), fetched at the first call and not before. Rejects with an
 * `ApiError` when it can't be had; the next call tries again.
 */
export function getHttpClient(): Promise<AxiosInstance> {
  client ??= createClient().catch(() => {
    client = undefined;
    throw new ApiError('network');
  });
  return client;
}
