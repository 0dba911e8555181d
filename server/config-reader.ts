/** One or more values of the environment can't be used. The message is for a person, one line a value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads variables and collects what is wrong with them, so that all of it is told at once. */
export class EnvironmentReader {
  readonly #environment: NodeJS.ProcessEnv;
  readonly #problems: string[] = [];

  constructor(environment: NodeJS.ProcessEnv) {
    this.#environment = environment;
  }

  /** The trimmed value; undefined when unset or empty. */
  text(name: string): string | undefined {
    const value = this.#environment[name]?.trim();
    return value === '' ? undefined : value;
  }

  integer(name: string, fallback: number, least: number, most: number): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    this.refuse(name, `a whole number from ${least} to ${most}`);
    return fallback;
  }

  flag(name: string): boolean {
    const text = this.text(name);
    if (text === undefined || text === '0' || text === 'false') return false;
    if (text === '1' || text === 'true') return true;
    this.refuse(name, '1 or 0');
    return false;
  }

  parsed<T>(name: string, parse: (text: string) => T | undefined, expected: string): T | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = parse(text);
    if (value === undefined) this.refuse(name, expected);
    return value;
  }

  /** The value itself is never repeated: it may hold a password. */
  refuse(name: string, expected: string): void {
    this.#problems.push(`${name} is not usable: expected ${expected}.`);
  }

  /** @throws ConfigError when any value was refused. */
  finish(): void {
    if (this.#problems.length > 0) throw new ConfigError(this.#problems.join('\n'));
  }
}
