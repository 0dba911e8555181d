import { say } from '../statistics';
import type { Attack } from './attack';
import { hashing } from './hashing';

const ATTACKS: Record<string, Attack> = { hashing };

/** The attacks of the security test, each on a server of its own; words choose some of them. */
export async function attack(words: string[]): Promise<void> {
  const wanted = Object.keys(ATTACKS).filter((name) => words.includes(name));
  for (const [name, { name: title, before, run }] of Object.entries(ATTACKS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    say(`${title}: ${await run()} [before: ${before}]`);
  }
}
