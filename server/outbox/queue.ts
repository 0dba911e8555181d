/** Something that is owed to a channel, and claimed for one try. */
export interface Owed {
  /** Stays the same over all tries, so that a receiver can tell a repeat. */
  id: string;
  /** Tries so far, with this one. */
  attempts: number;
}

/** What one look at a queue takes. */
export interface Claim {
  /** Epoch milliseconds. */
  now: number;
  leaseMs: number;
  /** Where it is one, the one with the fewest tries: whoever was tried in vain before is not first each time. */
  most: number;
  /** What the other side refused when it was last tried, or else what it did not. */
  refused: boolean;
}

/** Where the loop of a channel takes from what it hands on. */
export interface Queue<Item extends Owed> {
  /**
   * Takes what is due and puts it off by `leaseMs`: should this process die on the way, it is due again then. No two
   * workers claim the same.
   */
  claim(look: Claim): Promise<Item[]>;
  /** It was taken, and is owed no more. */
  settle(id: string): Promise<void>;
  postpone(id: string, dueAt: number, failure: string): Promise<void>;
  /** How many the channel owes, and for how long the oldest. */
  oldest(now: number): Promise<{ waiting: number; oldestMs: number }>;
}

/**
 * Hands one on. Resolves when the other side has taken it; rejects to be tried again.
 * @param ending aborts when nobody waits any longer: what is under way is to reject then.
 */
export type Send<Item extends Owed> = (item: Item, now: number, ending: AbortSignal) => Promise<void>;

/** The other side did not take it. `code` goes to the log and holds nothing of what was to be handed on. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** How the code of a refusal begins, by which a queue knows what was refused. */
export const REFUSED = 'refused-';

/** The other side does its work, and does not take this one. */
export class RefusalError extends DeliveryError {
  override name = 'RefusalError';

  /** @param reply the number that it answered, of HTTP or of SMTP */
  constructor(reply: number) {
    super(`${REFUSED}${reply}`);
  }
}
