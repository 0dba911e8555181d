import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STOP_LIMITS_MS } from './stop-limits';

test('what is done at a stop has its time, and a supervisor more than all of it', () => {
  const { requests, outbox, process } = STOP_LIMITS_MS;
  expect(requests + outbox).toBeLessThan(process);
  const seconds = [
    /^TimeoutStopSec=(\d+)$/m.exec(readFileSync('deploy/systemd/site.service', 'utf8')),
    /stop_grace_period: (\d+)s$/m.exec(readFileSync('deploy/compose/compose.yaml', 'utf8')),
  ].map((found) => Number(found?.[1]));
  for (const limit of seconds) expect(limit * 1000).toBeGreaterThan(process);
});
