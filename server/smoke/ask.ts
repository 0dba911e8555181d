import { belowBase, withBase } from '../../src/contract/base-path';

/** What an address answered, without following where it leads. */
export interface Answer {
  status: number;
  headers: Headers;
  /** Decompressed. */
  body: string;
}

export interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Longer than any healthy host takes; then the check says so and goes on. */
const MOST_MS = 20_000;

/** Asks one site. @throws when nothing answers */
export type Ask = (path: string, options?: AskOptions) => Promise<Answer>;

/** @param site the address that a visitor types, without a path */
export function askerOf(site: string): Ask {
  return async (path, options = {}) => {
    const response = await fetch(new URL(path.startsWith('/') ? withBase(belowBase(path)) : path, site), {
      ...options,
      redirect: 'manual',
      signal: AbortSignal.timeout(MOST_MS),
    });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
}

/** What went wrong, of an error that `fetch` gave; it keeps the reason in its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const code: unknown = typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'code') : undefined;
  return typeof code === 'string' ? code : error.message;
}
