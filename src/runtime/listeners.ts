/** Who is to be told of something. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** @returns what ends it */
    add: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: () => {
      for (const listener of listeners) listener();
    },
  };
}
