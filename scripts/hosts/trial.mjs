import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function end(pid) {
  try {
    process.kill(pid, 'SIGTERM');
  } catch {
    // It has ended by itself; those after it are to end as well.
  }
}

/**
 * A folder for hosts to serve, and a list of processes: both end with this program, however it ends.
 * @param name in the folder's
 */
export function openTrial(name) {
  const root = mkdtempSync(join(tmpdir(), `verisiam-${name}-`));
  // Of another user's reading, as Apache's is.
  chmodSync(root, 0o755);
  const ownPids = [];
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  process.on('exit', () => {
    for (const pid of ownPids) end(pid);
    rmSync(root, { recursive: true, force: true });
  });
  return { root, ownPids };
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
