import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createChannelLoop } from './channel-loop';
import { DeliveryError, type Queue, type Send } from './queue';

interface Item {
  id: string;
  attempts: number;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** @param due what each look at the queue finds */
function startLoop(due: Item[][] = [], send: Send<Item> = async () => {}) {
  const looks: number[] = [];
  const failures: string[] = [];
  let leaseMs = 0;
  const queue: Queue<Item> = {
    claim: async ({ refused, ...look }) => {
      leaseMs = look.leaseMs;
      if (refused) return [];
      looks.push(Date.now());
      return due.shift() ?? [];
    },
    oldest: async () => ({ waiting: 0, oldestMs: 0 }),
    postpone: async (_id, _dueAt, failure) => void failures.push(failure),
    settle: async () => {},
  };
  const log = { warn: () => {} };
  const loop = createChannelLoop({ log, now: Date.now }, { channel: 'x', queue, send });
  loop.start();
  return { loop, looks, failures, lease: () => leaseMs };
}

test('posts that follow each other without a pause put nothing off', async () => {
  const { loop, looks } = startLoop();
  for (let ms = 0; ms < 1_000; ms += 20) {
    loop.nudge();
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(looks.length).toBeGreaterThan(10);
  await loop.stop();
});

test('what was posted just before a look is looked for again soon, and not at the next poll', async () => {
  const { loop, looks } = startLoop();
  await vi.advanceTimersByTimeAsync(49);
  loop.nudge();
  await vi.advanceTimersByTimeAsync(60);
  expect(looks).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(looks).toHaveLength(2);
  await loop.stop();
});

/** Never takes anything, and lets go when it is told to. */
const hang: Send<Item> = (_item, _now, ending) =>
  new Promise((_resolve, reject) => {
    ending.addEventListener('abort', () => reject(new DeliveryError('cut-off')));
  });

test('what takes nothing for long is put off before it is due again', async () => {
  const { loop, failures, lease } = startLoop([[{ id: 'a', attempts: 1 }]], hang);
  await vi.advanceTimersByTimeAsync(60);
  expect(failures).toEqual([]);
  await vi.advanceTimersByTimeAsync(lease() - 10_000);
  expect(failures).toEqual(['cut-off']);
  await loop.stop();
});

test('what is under way has some time when it stops, and is put off in the end', async () => {
  const { loop, failures } = startLoop([[{ id: 'a', attempts: 1 }]], hang);
  await vi.advanceTimersByTimeAsync(60);
  const stopped = loop.stop().then(() => 'stopped');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(failures).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect([await stopped, failures]).toEqual(['stopped', ['cut-off']]);
});
