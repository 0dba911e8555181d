import { tellMissingPart } from '../ui/missing-part';

type Engine = typeof import('./engine');

let engine: Promise<Engine> | undefined;

/** The number logic with libphonenumber-js, once a page load; a failure is asked for again the next time. */
export function loadEngine(): Promise<Engine> {
  engine ??= import('./engine').catch((error: unknown) => {
    engine = undefined;
    tellMissingPart('The number logic');
    throw error;
  });
  return engine;
}

/** Longer than a chunk of 50 kB takes on a slow connection; a submit must not wait for ever. */
const ENGINE_WAIT_MS = 3000;

/** The reader of telephone answers; null when it is out of reach, and then the server reads what was typed. */
export function loadTelephoneReader(): Promise<Engine['readTelephone'] | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), ENGINE_WAIT_MS);
    loadEngine()
      .then(
        ({ readTelephone }) => resolve(readTelephone),
        // Offline: a number that can't be read here is no reason to keep a form from being sent.
        () => resolve(null),
      )
      .finally(() => clearTimeout(timer));
  });
}

// Whoever is in a telephone field by now does not wait for React besides.
if (!import.meta.env.SSR && document.activeElement?.matches('[type=tel]'))
  loadEngine().catch(() => undefined);
