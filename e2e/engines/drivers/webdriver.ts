type Answer = { value: unknown };
interface Failure {
  error: string;
  message: string;
}

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'error' in value && 'message' in value;

/** A connection by WebDriver: https://w3c.github.io/webdriver */
export class WebDriver {
  constructor(private readonly base: string) {}

  async send<Result = unknown>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    /** Ends the wait for an answer that never comes. */
    signal?: AbortSignal,
  ): Promise<Result> {
    const answer = await fetch(`${this.base}${path}`, {
      method,
      ...(signal && { signal }),
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await answer.json()) as Answer;
    if (isFailure(value)) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value as Result;
  }
}
