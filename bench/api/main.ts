import { attack } from './attack/run-attacks';
import { chaos } from './chaos/chaos';
import { failures } from './failures';
import { fuzz } from './fuzz';
import { rateLimit, sameKey } from './instances';
import { kill } from './kill';
import { loginTiming } from './login-timing';
import { failover } from './postgres/failover';
import { pointInTime } from './postgres/point-in-time';
import { powerCut } from './power-cut';
import { restartPostgres } from './restart-postgres';
import { rollingRestart } from './rolling-restart';
import { serveUnflushed } from './serve-unflushed';
import { site } from './site';
import { slowSockets } from './slow-sockets';
import { throughput } from './throughput';

const PROGRAMS: Record<string, (words: string[]) => Promise<void>> = {
  throughput,
  kill,
  'point-in-time': pointInTime,
  'power-cut': powerCut,
  'restart-postgres': restartPostgres,
  'same-key': sameKey,
  'rate-limit': rateLimit,
  'rolling-restart': rollingRestart,
  site,
  fuzz,
  'slow-sockets': slowSockets,
  'login-timing': loginTiming,
  failover,
  failures,
  attack,
  chaos,
  'serve-unflushed': serveUnflushed,
};

const [name = '', ...words] = process.argv.slice(2);
const program = PROGRAMS[name];
if (program === undefined) {
  process.stderr.write(
    `Usage: npm run bench:api -- <${Object.keys(PROGRAMS).join(' | ')}> [number] [file] [postgres]\n`,
  );
  process.exitCode = 1;
} else {
  program(words).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  });
}
