/** State of a navigation that only writes the address anew: nobody has gone anywhere, and focus and scroll stay. */
export const STAYS = { stays: true } as const;

/** @param state of a router's location */
export const isStaying = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'stays' in state;
