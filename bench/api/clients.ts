import { randomUUID } from 'node:crypto';
import { CONTACT_SALES } from '../../server/testing/wire-samples';
import { type Answer, HttpConnection, postText } from './http-connection';

const PATH = '/api/contact-sales';

export interface Tally {
  /** By id, of the rows that the server said it has stored. */
  acknowledged: Map<string, string>;
  statuses: Map<number, number>;
  /** Connections that broke before an answer. */
  broken: number;
  /** Refusals by 503 that did not say when to come back. */
  withoutRetryAfter: number;
  /** Milliseconds of each answered post. */
  latencies: number[];
}

export const newTally = (): Tally => ({
  acknowledged: new Map(),
  statuses: new Map(),
  broken: 0,
  withoutRetryAfter: 0,
  latencies: [],
});

function idOf(answer: Answer): string {
  const json: unknown = JSON.parse(answer.body);
  return typeof json === 'object' && json !== null && 'id' in json ? String(json.id) : '';
}

function count(tally: Tally, answer: Answer, key: string): void {
  tally.statuses.set(answer.status, (tally.statuses.get(answer.status) ?? 0) + 1);
  if (answer.status === 201) tally.acknowledged.set(key, idOf(answer));
  if (answer.status === 503 && !/\r\nretry-after: \d/i.test(answer.headers)) tally.withoutRetryAfter += 1;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A visitor who sends one post after another, each with its own key, and sends a post again with the same key
 * until it is stored: what the site's forms do.
 */
export class Client {
  #key = randomUUID();

  /** Posts until `until()` says to stop. Whatever is not acknowledged then is sent first the next time. */
  async run(port: number, tally: Tally, until: () => boolean): Promise<void> {
    const connection = new HttpConnection(port);
    while (!until()) {
      // The key is also the message, so that rows can be compared with what was sent.
      const body = { ...CONTACT_SALES, message: this.#key };
      const began = performance.now();
      try {
        const answer = await connection.send(postText(PATH, body, { 'idempotency-key': this.#key }));
        tally.latencies.push(performance.now() - began);
        count(tally, answer, this.#key);
        if (answer.status === 201) this.#key = randomUUID();
        else await pause(20);
      } catch {
        tally.broken += 1;
        await pause(5);
      }
    }
    connection.close();
  }
}

/** Runs `clients` at once until each has ended. */
export async function runAll(
  clients: Client[],
  port: number,
  tally: Tally,
  until: () => boolean,
): Promise<void> {
  await Promise.all(clients.map((client) => client.run(port, tally, until)));
}

export const makeClients = (many: number): Client[] => Array.from({ length: many }, () => new Client());
