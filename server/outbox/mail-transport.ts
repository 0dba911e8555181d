const TIMEOUT_MS = 20_000;

/** No step of a conversation takes longer, and nothing is fetched for a message. */
export const TRANSPORT_LIMITS = {
  connectionTimeout: TIMEOUT_MS,
  greetingTimeout: TIMEOUT_MS,
  socketTimeout: TIMEOUT_MS,
  disableFileAccess: true,
  disableUrlAccess: true,
} as const;
