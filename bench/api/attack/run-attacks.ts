import { say } from '../statistics';
import type { Attack } from './attack';
import { halfSentBodies, halfSentForms } from './half-sent';
import { hashing } from './hashing';
import { files, heads } from './http';
import { clock, forwarded, guessing, proofs } from './limits';
import { hangingWebhook } from './outbox';
import { copiedKey, expired, formulas, fullDisk, sessions } from './stored';

const ATTACKS: Record<string, Attack> = {
  hashing,
  proofs,
  'hanging-webhook': hangingWebhook,
  'half-sent-bodies': halfSentBodies,
  'half-sent-forms': halfSentForms,
  forwarded,
  files,
  clock,
  expired,
  'full-disk': fullDisk,
  guessing,
  sessions,
  'copied-key': copiedKey,
  formulas,
  heads,
};

/** The attacks of the security test, each on a server of its own; words choose some of them. */
export async function attack(words: string[]): Promise<void> {
  const wanted = Object.keys(ATTACKS).filter((name) => words.includes(name));
  for (const [name, { name: title, before, run }] of Object.entries(ATTACKS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    // A machine may lack what one attack takes, such as the right to mount.
    const line = await run().catch((error: unknown) => `NOT RUN (${String(error)})`);
    say(`${title}: ${line} [before: ${before}]`);
  }
}
