// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { POLL_INTERVAL_MS, startDeployPoll } from './deploy-poll';

let answer: () => Promise<Response>;
let stop = (): void => undefined;
const asked: string[] = [];

function setVisibility(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  asked.length = 0;
  answer = () => Promise.resolve(Response.json({ id: 'b1', timestamp: 2 }));
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return answer();
  });
  setVisibility('visible');
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('startDeployPoll', () => {
  it('asks every hour with a timestamp, and not before', async () => {
    const onNewBuild = vi.fn();
    stop = startDeployPoll('b1', onNewBuild);
    await vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS - 1);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([`/_build/latest.json?${1_000_000 + POLL_INTERVAL_MS}`]);
    await vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS);
    expect(asked).toHaveLength(2);
    expect(onNewBuild).not.toHaveBeenCalled();
  });

  it('tells of another build once, whichever is older, and stops asking', async () => {
    const onNewBuild = vi.fn();
    stop = startDeployPoll('b2', onNewBuild);
    await vi.advanceTimersByTimeAsync(3 * POLL_INTERVAL_MS);
    expect(onNewBuild).toHaveBeenCalledTimes(1);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a 503', () => Promise.resolve(new Response('', { status: 503 }))],
    ['a page', () => Promise.resolve(new Response('<!doctype html>'))],
    ['no id', () => Promise.resolve(Response.json({ timestamp: 1 }))],
  ])('is silent about %s and asks again an hour later', async (_name, failure) => {
    const onNewBuild = vi.fn();
    answer = failure;
    stop = startDeployPoll('b1', onNewBuild);
    await vi.advanceTimersByTimeAsync(2 * POLL_INTERVAL_MS);
    expect(asked).toHaveLength(2);
    expect(onNewBuild).not.toHaveBeenCalled();
  });

  it('asks nothing while hidden, and at once when shown after its hour', async () => {
    stop = startDeployPoll('b1', vi.fn());
    await vi.advanceTimersByTimeAsync(1000);
    setVisibility('hidden');
    await vi.advanceTimersByTimeAsync(5 * POLL_INTERVAL_MS);
    expect(asked).toEqual([]);
    setVisibility('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(1);
  });

  it('waits for the rest of the hour when shown before', async () => {
    stop = startDeployPoll('b1', vi.fn());
    setVisibility('hidden');
    await vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS / 2);
    setVisibility('visible');
    await vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS / 2 - 1);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(1);
  });
});
