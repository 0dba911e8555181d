import axios, { type AxiosError, type AxiosInstance, type AxiosResponse } from 'axios';
import { API_PATHS } from '../contract/wire';
import { ApiError, NO_CONTENT, UNAUTHORIZED } from './api-error';
import { forgetSession } from './forget-session';
import { loadPublicConfig } from './load-public-config';
import { parseProblem, parseRetryAfter } from './read-refusal';
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

/** A 2xx that is neither JSON nor nothing is not the API's (a captive portal, a proxy's page): nothing was done. */
function ofApi(response: AxiosResponse): AxiosResponse {
  const type: unknown = response.headers['content-type'];
  const isJson = typeof type === 'string' && type.startsWith('application/json');
  if (!isJson && response.status !== NO_CONTENT) throw new ApiError('network');
  return response;
}

/** To whom it speaks, in whose name, and what its refusals are: what comes with axios, at the first call. */
export function createClient(): AxiosInstance {
  const client = axios.create();
  client.interceptors.request.use(async (request) => {
    // What could not be read is asked for again: where the API is elsewhere, no form is for this host.
    request.baseURL = (await loadPublicConfig()).apiBase;
    const token = readToken();
    // A log-in says by itself who somebody is: its refusal says nothing of the token. A log-out names the session it ends,
    // for somebody may have logged in since.
    if (token && request.url !== API_PATHS.login) request.headers.set('Authorization', bearer(token), false);
    return request;
  });
  client.interceptors.response.use(ofApi, (error: unknown) => {
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
