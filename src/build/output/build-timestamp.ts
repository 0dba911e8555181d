import { execFileSync } from 'node:child_process';

/**
 * Milliseconds since 1970 of what is built, not of building it: two builds of one commit are byte-identical.
 * `SOURCE_DATE_EPOCH` (https://reproducible-builds.org/specs/source-date-epoch/), else the commit's time, else,
 * where there is no repository, now.
 */
export function buildTimestamp(): number {
  const given = Number(process.env['SOURCE_DATE_EPOCH']);
  if (Number.isSafeInteger(given) && given > 0) return given * 1000;
  try {
    const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(seconds.toString().trim()) * 1000;
  } catch {
    return Date.now();
  }
}
