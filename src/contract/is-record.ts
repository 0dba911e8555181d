/** Whether it has keys: what JSON of another's making is narrowed by, one key after the other. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
