/** What was asked for can't be done. The message is one line for a person. */
export class ConfigureError extends Error {
  override name = 'ConfigureError';
}
