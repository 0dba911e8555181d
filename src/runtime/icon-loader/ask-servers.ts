/** Specification, section 7: until all of it is given up. */
export const ICON_TIMEOUT_MS = 5000;

/** Section 7: how long one server may think before the next is asked too; the site's own first, then the others. */
export const OWN_ROTATION_MS = 750;
export const PUBLIC_ROTATION_MS = 500;

/** `status` 0: no server answered in time. */
export interface IconAnswer {
  status: number;
  body: unknown;
}

const OK = 200;
const NOT_FOUND = 404;

/** Section 8: a browser that can't fetch. */
const NO_FETCH = 424;

const FAILED: IconAnswer = { status: 0, body: null };

async function ask(url: string, signal: AbortSignal): Promise<IconAnswer> {
  try {
    const response = await fetch(url, { signal });
    return response.ok
      ? { status: OK, body: await response.json() }
      : { status: response.status, body: null };
  } catch {
    return FAILED;
  }
}

/**
 * Asks one server after the other, the next one as soon as one fails or thinks for too long; the first answer
 * counts. A 404 ends it: the set does not exist.
 */
export function askServers(urls: readonly string[]): Promise<IconAnswer> {
  if (typeof fetch !== 'function') return Promise.resolve({ status: NO_FETCH, body: null });
  const controller = new AbortController();
  return new Promise((resolve) => {
    let asked = 0;
    let failures = 0;
    let rotation: ReturnType<typeof setTimeout> | undefined;

    const end = (answer: IconAnswer): void => {
      clearTimeout(limit);
      clearTimeout(rotation);
      controller.abort();
      resolve(answer);
    };
    const limit = setTimeout(() => end(FAILED), ICON_TIMEOUT_MS);

    const askNext = (): void => {
      clearTimeout(rotation);
      const url = urls[asked];
      if (url === undefined) return;
      const patience = asked === 0 ? OWN_ROTATION_MS : PUBLIC_ROTATION_MS;
      asked += 1;
      rotation = setTimeout(askNext, patience);
      void ask(url, controller.signal).then((answer) => {
        if (answer.status === OK || answer.status === NOT_FOUND) return end(answer);
        failures += 1;
        return failures === urls.length ? end(FAILED) : askNext();
      });
    };
    if (urls.length === 0) end(FAILED);
    else askNext();
  });
}
