type Engine = typeof import('./engine');

let engine: Promise<Engine> | undefined;

/** The number logic with libphonenumber-js, once a page load; a failure is asked for again the next time. */
export function loadEngine(): Promise<Engine> {
  engine ??= import('./engine').catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}
