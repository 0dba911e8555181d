import { expect, test } from 'vitest';
import { DAY_MS, LEAD_DAYS, QUARANTINED_DAYS } from '../../src/contract/retention';
import { describeStores } from '../testing/describe-stores';
import { startTestApp } from '../testing/test-app';
import { testConfig } from '../testing/test-config';
import { CONTACT_SALES, SIGNUP } from '../testing/wire-samples';
import { keepHouseByClock } from './schedule';
import { LONGEST_GAP_MS, WATCH_MS } from './trust-clock';

const CONFIG = testConfig();
const MINUTES_10 = 10 * 60_000;
const YEARS_3 = 3 * 365 * DAY_MS;

describeStores((database) => {
  async function start() {
    const store = await (await database()).open();
    const app = await startTestApp({ store });
    const lines: unknown[] = [];
    const log = { error: (...line: unknown[]) => void lines.push(line) };
    const counts = async () => {
      const tables = ['submissions', 'sessions', 'idempotency_keys'] as const;
      const rows = tables.map((table) => store.selectFrom(table).selectAll().execute());
      return (await Promise.all(rows)).map(({ length }) => length);
    };
    const post = (path: string, payload: object) =>
      app.server.inject({
        method: 'POST',
        url: `/api${path}`,
        payload,
        headers: { 'idempotency-key': `${app.clock.now}` },
      });
    return {
      begin: app.clock.now,
      lines,
      counts,
      run: (now: number) => keepHouseByClock(store, CONFIG, { log, now }),
      async fill() {
        await post('/contact-sales', CONTACT_SALES);
        await post('/registrations', { ...SIGNUP, planId: 'free-trial' });
      },
      leadAt: async (now: number) => {
        app.clock.now = now;
        await post('/contact-sales', CONTACT_SALES);
      },
      trial: async () =>
        (await store.selectFrom('registrations').select('status').executeTakeFirstOrThrow()).status,
    };
  }

  const ALL = [2, 1, 2];

  test('a clock that is years ahead deletes and ends nothing, and is told of once', async () => {
    const { begin, lines, counts, run, fill, trial } = await start();
    await run(begin);
    await fill();
    await run(begin + YEARS_3);
    expect([await counts(), await trial()]).toEqual([ALL, 'active']);
    expect(lines).toEqual([
      [
        { clock: '2029-11-19T08:00:00.000Z', lastKnown: '2026-11-20T08:00:00.000Z' },
        expect.stringContaining('ahead'),
      ],
    ]);
    for (let at = MINUTES_10; at < WATCH_MS; at += 60 * MINUTES_10) await run(begin + YEARS_3 + at);
    expect([await counts(), lines.length]).toEqual([ALL, 1]);
    await run(begin + MINUTES_10);
    await run(begin + 2 * MINUTES_10);
    expect([await counts(), await trial(), lines.length]).toEqual([ALL, 'active', 1]);
    await run(begin + YEARS_3 + WATCH_MS);
    expect([await counts(), lines.length]).toEqual([ALL, 2]);
  });

  test('also where no run was noted before, and the clock has stored a row already', async () => {
    const { begin, lines, counts, run, fill, leadAt } = await start();
    await fill();
    await run(begin + YEARS_3);
    expect([await counts(), lines.length]).toEqual([ALL, 1]);
    await leadAt(begin + YEARS_3 + 1);
    await run(begin + YEARS_3 + MINUTES_10);
    expect([await counts(), lines.length]).toEqual([[3, 1, 3], 1]);
  });

  test('a first run beside rows of a moment ago waits a day without a word', async () => {
    const { begin, lines, counts, run, leadAt } = await start();
    await leadAt(begin - (LEAD_DAYS + 1) * DAY_MS);
    await leadAt(begin);
    await run(begin);
    expect(await counts()).toEqual([2, 0, 2]);
    await run(begin + WATCH_MS);
    expect([await counts(), lines]).toEqual([[1, 0, 1], []]);
  });

  test('a time that has gone on for a day in small steps is believed', async () => {
    const { begin, lines, counts, run, fill } = await start();
    await run(begin);
    await fill();
    const back = begin + (LEAD_DAYS + 1) * DAY_MS;
    await run(back);
    await run(back + WATCH_MS - 1);
    expect(await counts()).toEqual(ALL);
    await run(back + WATCH_MS);
    expect([await counts(), lines.length]).toEqual([[1, 0, 0], 1]);
  });

  test('a watch with a longer step in it begins again', async () => {
    const { begin, lines, counts, run, fill } = await start();
    await run(begin);
    await fill();
    await run(begin + YEARS_3);
    await run(begin + YEARS_3 + 2 * WATCH_MS);
    expect([await counts(), lines.length]).toEqual([ALL, 2]);
  });

  test('a few days without a run are no reason to wait', async () => {
    const { begin, lines, counts, run, leadAt } = await start();
    await run(begin - LONGEST_GAP_MS);
    await leadAt(begin - QUARANTINED_DAYS * DAY_MS);
    await leadAt(begin - (LEAD_DAYS + 1) * DAY_MS);
    await run(begin);
    expect([await counts(), lines]).toEqual([[1, 0, 0], []]);
  });
});
