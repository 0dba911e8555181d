import { ApiError } from './api-error';

/** As long as a call itself may take: a connection that went dead answers nothing, and says nothing. */
const LONGEST_MS = 10_000;

/** What is loaded, or an `ApiError` for its not coming in time. */
export function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiError('timeout')), LONGEST_MS);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
