import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '../errors/error-code';
import { CommandError } from './program';

const SOCKET_FILE = 'leads.sock';
/** Says where the socket is when its path would be too long in the data folder. */
const POINTER_FILE = 'leads.socket-path';
/** `sun_path` has 104 bytes on macOS and 108 on Linux, with the closing NUL. */
const LONGEST_PATH_BYTES = 103;

/** Chooses where to listen, and writes it down when that is not in the data folder. */
export async function claimSocketPath(dataDir: string): Promise<string> {
  const pointer = join(dataDir, POINTER_FILE);
  await rm(pointer, { force: true });
  const path = join(dataDir, SOCKET_FILE);
  if (Buffer.byteLength(path) <= LONGEST_PATH_BYTES) {
    await rm(path, { force: true });
    return path;
  }
  // mkdtemp makes a folder that only this user may enter.
  const short = join(await mkdtemp(join(tmpdir(), 'verisiam-')), SOCKET_FILE);
  await writeFile(pointer, short, { mode: 0o600 });
  return short;
}

/** Where a running server would listen. @throws CommandError where nobody can tell */
export function findSocketPath(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, POINTER_FILE), 'utf8');
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return join(dataDir, SOCKET_FILE);
    throw new CommandError(
      `The data folder ${dataDir} can't be read (${code}); be the server's own user, or set DATA_DIR.`,
    );
  }
}
