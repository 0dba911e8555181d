/**
 * How long a stop may take, in ms: the requests that are being answered first, then what is being handed on, each cut off
 * after its time. All of it is less than the process is given by itself, and that less than a supervisor gives it (30 s in
 * `deploy/`).
 */
export const STOP_LIMITS_MS = { requests: 10_000, outbox: 10_000, process: 25_000 } as const;
