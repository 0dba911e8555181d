/** What was asked for can't be done. The message is one line for a person. */
export class ConfigureError extends Error {
  override name = 'ConfigureError';
}

/** What `configure` changes in a finished build. */
export interface Settings {
  /** Where the forms are sent, without a slash at the end: a path, or an address of another host. */
  apiBase?: string;
}

function readApiBase(value: string): string {
  const isPath = /^\/[\w./-]*$/.test(value) && !value.startsWith('//');
  const isAddress = /^https?:\/\//.test(value) && URL.canParse(value);
  if (isAddress) {
    const { search, hash, username, password } = new URL(value);
    if (search !== '' || hash !== '' || username !== '' || password !== '') {
      throw new ConfigureError('apiBase takes no query, no fragment and no password.');
    }
  }
  if (!isPath && !isAddress) {
    throw new ConfigureError('apiBase is a path as /api, or an address as https://api.example.com/api.');
  }
  const base = value.replace(/\/+$/, '');
  // Under the root of its own host the forms' addresses would be those of pages.
  if (base === '') throw new ConfigureError('apiBase needs a path of its own.');
  return base;
}

/** Reads `name=value` words. @throws ConfigureError */
export function readSettings(words: readonly string[]): Settings {
  const settings: Settings = {};
  for (const word of words) {
    const at = word.indexOf('=');
    if (at === -1) throw new ConfigureError(`${word} is no name=value.`);
    const name = word.slice(0, at);
    if (name !== 'apiBase') throw new ConfigureError(`${name} can't be configured; apiBase can.`);
    settings.apiBase = readApiBase(word.slice(at + 1));
  }
  return settings;
}
