import { failures } from './bench/failures';
import { fuzz } from './bench/fuzz';
import { rateLimit, sameKey } from './bench/instances';
import { kill } from './bench/kill';
import { loginTiming } from './bench/login-timing';
import { powerCut } from './bench/power-cut';
import { restartPostgres } from './bench/restart-postgres';
import { rollingRestart } from './bench/rolling-restart';
import { serveNormal } from './bench/serve-normal';
import { site } from './bench/site';
import { slowSockets } from './bench/slow-sockets';
import { throughput } from './bench/throughput';

const PROGRAMS: Record<string, (words: string[]) => Promise<void>> = {
  throughput,
  kill,
  'power-cut': powerCut,
  'restart-postgres': restartPostgres,
  'same-key': sameKey,
  'rate-limit': rateLimit,
  'rolling-restart': rollingRestart,
  site,
  fuzz,
  'slow-sockets': slowSockets,
  'login-timing': loginTiming,
  failures,
  'serve-normal': serveNormal,
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
