/** Whether it has keys, as no list has: what JSON of another's making is narrowed by, one key after the other. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
