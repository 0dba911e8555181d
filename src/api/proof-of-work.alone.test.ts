import { beforeEach, expect, it, vi } from 'vitest';
import { PROOF_LIFETIME_MS } from '../contract/limits';
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

it('gives none that the server would not take any more, and makes another', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  prepareProof();
  await vi.waitFor(() => expect(http.get).toHaveBeenCalledTimes(1), PATIENTLY);
  await new Promise((resolve) => setTimeout(resolve));
  now.mockReturnValue(PROOF_LIFETIME_MS);
  prepareProof();
  await vi.waitFor(() => expect(http.get).toHaveBeenCalledTimes(2), PATIENTLY);
  expect(await prepared()).toBeTruthy();
  now.mockReturnValue(3 * PROOF_LIFETIME_MS);
  expect(takeProof()).toBeNull();
});

it('says that there is none where it can’t be made', async () => {
  vi.doMock('altcha-lib', () => ({
    solveChallenge: () => Promise.reject(new TypeError('no crypto.subtle')),
  }));
  const worker = Object.assign(new EventTarget(), { postMessage: vi.fn() });
  vi.stubGlobal('self', worker);
  await import('./proof-of-work.worker');
  worker.dispatchEvent(new MessageEvent('message', { data: CHALLENGE }));
  await vi.waitFor(() => expect(worker.postMessage).toHaveBeenCalledWith(null), PATIENTLY);
  vi.unstubAllGlobals();
});
