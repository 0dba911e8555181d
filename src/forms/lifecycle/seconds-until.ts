/** Whole seconds until a time in ms since 1970; 0 once it has passed. */
export function secondsUntil(time: number): number {
  return Math.max(0, Math.ceil((time - Date.now()) / 1000));
}
