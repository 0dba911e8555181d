import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { sendAll } from './with-server';

const ASK = 'GET /api/challenge HTTP/1.1\r\nhost: localhost\r\n\r\n';

/** A fresh proof of work, as a browser sends it. */
export async function solveProof(port: number): Promise<string> {
  const [answer] = await sendAll(port, [ASK]);
  const challenge: Challenge = JSON.parse(answer?.body ?? '');
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
