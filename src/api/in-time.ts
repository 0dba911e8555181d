import { ApiError } from './api-error';

/** As long as a call itself may take: a connection that went dead answers nothing, and says nothing. */
const LONGEST_MS = 10_000;

/** What is loaded. Rejects with an `ApiError` where it can't be had, or does not come in time. */
export function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiError('timeout')), LONGEST_MS);
  });
  const loaded = loading.catch(() => {
    throw new ApiError('not-loaded');
  });
  return Promise.race([loaded, late]).finally(() => clearTimeout(timer));
}
