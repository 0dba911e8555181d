import { createCircuit } from './circuit';

/**
 * What may go to a channel. Failures of the channel hold everything back. A refusal is mostly one item's own fault, so
 * refusals in a row hold back only what was refused before, and each other item has its try: nobody's post can keep
 * back another's. Where all is refused (a wrong secret, an address that sales does not have), that is one try an item,
 * and then one item at a time until anything is taken.
 */
export function createGate() {
  const failures = createCircuit();
  const refusals = createCircuit();
  return {
    isOpen: failures.isOpen,
    /** How many may go now, of so many at most. */
    allows: failures.allows,
    /** How many of them may be such as were refused before. */
    allowsRefused: refusals.allows,
    succeed(): void {
      failures.succeed();
      refusals.succeed();
    },
    fail: failures.fail,
    /** @param isRepeat it was refused before; others must not put off for ever when such are looked at again. */
    refuse(now: number, isRepeat: boolean): void {
      // Whoever refuses answers.
      failures.succeed();
      if (isRepeat || !refusals.isOpen()) refusals.fail(now);
    },
  };
}
