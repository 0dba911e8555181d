const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Below this, hours say more than days. */
const FEW = 2;

/** `2026-11-22 08:30:00Z`, in UTC. */
export const momentOf = (time: number): string =>
  `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')}Z`;

/** In the largest unit of which there are two or more: `50 min`, `47 h`, `3 d`. */
export function ageOf(ms: number): string {
  if (ms >= FEW * DAY_MS) return `${Math.floor(ms / DAY_MS)} d`;
  if (ms >= FEW * HOUR_MS) return `${Math.floor(ms / HOUR_MS)} h`;
  return `${Math.max(0, Math.floor(ms / MINUTE_MS))} min`;
}
