import { beforeEach, expect, it, vi } from 'vitest';
import { PATIENTLY } from '../testing/patiently';
import { prepareProof, takeProof } from './proof-of-work';

const http = vi.hoisted(() => ({ get: vi.fn() }));
vi.mock('./http-client', () => ({ getHttpClient: () => Promise.resolve(http) }));

const CHALLENGE = { salt: 'salt', challenge: 'hash' };
const SOLUTION = { number: 7 };

/** Answers at once. */
class Solver extends EventTarget {
  postMessage(): void {
    this.dispatchEvent(new MessageEvent('message', { data: SOLUTION }));
  }
  terminate(): void {}
}

const prepared = (): Promise<string> =>
  vi.waitFor(() => {
    const proof = takeProof();
    if (proof === null) throw new Error('none is ready');
    return proof;
  }, PATIENTLY);

beforeEach(() => {
  vi.stubGlobal('Worker', Solver);
  http.get.mockReset().mockResolvedValue({ data: CHALLENGE });
});

it('gives each proof once, and makes another when it is asked to', async () => {
  expect(takeProof()).toBeNull();
  for (const times of [1, 2]) {
    prepareProof();
    prepareProof();
    const proof = await prepared();
    expect(JSON.parse(atob(proof))).toEqual({ challenge: CHALLENGE, solution: SOLUTION });
    expect(takeProof()).toBeNull();
    expect(http.get).toHaveBeenCalledTimes(times);
  }
});
