import { isRecord } from '../../contract/is-record';
import { fetchBuildFile } from './fetch-build-file';

/** One hour: specification, sections 4, 7 and 9. */
export const POLL_INTERVAL_MS = 3_600_000;

/** Null for a failure, or for anything that names no build. */
async function latestBuild(): Promise<string | null> {
  const body = await fetchBuildFile(`latest.json?${Date.now()}`, { cache: 'no-store' });
  return isRecord(body) && typeof body['id'] === 'string' ? body['id'] : null;
}

/**
 * Asks every hour, while the page is visible, which build is the latest; silent on failure. Any other build than
 * this page's counts as new, an older one too: a rollback had its reason.
 * @param build the id that this page was built with
 * @param onNewBuild called once
 * @returns what ends it
 */
export function startDeployPoll(build: string, onNewBuild: () => void): () => void {
  let dueAt = Date.now() + POLL_INTERVAL_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function poll(): Promise<void> {
    dueAt = Date.now() + POLL_INTERVAL_MS;
    const latest = await latestBuild();
    if (latest === null || latest === build) return schedule();
    stop();
    onNewBuild();
  }

  /** A hidden page asks nothing; one that is shown again after its hour asks at once. */
  function schedule(): void {
    clearTimeout(timer);
    if (document.visibilityState !== 'visible') return;
    timer = setTimeout(() => void poll(), Math.max(0, dueAt - Date.now()));
  }

  function stop(): void {
    document.removeEventListener('visibilitychange', schedule);
    clearTimeout(timer);
  }

  document.addEventListener('visibilitychange', schedule);
  schedule();
  return stop;
}
