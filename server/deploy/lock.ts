import { readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../errors/error-code';
import { CommandFailure } from '../operator/program';

/** In a target while something is put up there: a link to nothing, whose text is the process that made it. */
const LOCK = 'deploy.lock';

/** Of a process, as Linux says it: its state, and when it began. Empty where nothing says so. */
function describeProcess(pid: number): { state: string; start: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // proc(5): the third field and the 22nd; the second is a name in brackets, which may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', start: fields[19] ?? '' };
  } catch {
    return { state: '', start: '' };
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's.
    return errorCode(error) === 'EPERM';
  }
}

/**
 * After a restart of the machine, or in a container, the number may be another process's: so its start counts as well.
 * One that was killed keeps its number (state Z) until its parent asks for it, which in a container may be never.
 */
function isUnderWay(pid: number, start: string): boolean {
  const now = describeProcess(pid);
  return isRunning(pid) && now.state !== 'Z' && (start === '' || now.start === '' || start === now.start);
}

/** Null where there is none. */
function readHolder(lock: string): string | null {
  try {
    return readlinkSync(lock);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return null;
  }
}

/** @returns whether it was made: there was none */
function makeLock(lock: string, holder: string): boolean {
  try {
    // Made with its text at once. A file is empty for a moment, and after a power cut for good: nobody could tell whose.
    symlinkSync(holder, lock);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return false;
  }
}

/** Of two who find the same lock left behind one removes it, and the other not the new one of the first. */
function removeLeft(lock: string, holder: string): boolean {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return false;
  }
  const taken = readlinkSync(aside);
  if (taken !== holder) makeLock(lock, taken);
  rmSync(aside);
  return taken === holder;
}

/**
 * Does what no other may do in the target at the same time. A lock whose process is gone holds nobody up.
 * @param say told, in a line, that there was such a lock
 * @throws CommandFailure where another is under way
 */
export function withLock<Result>(target: string, say: (line: string) => void, work: () => Result): Result {
  const lock = join(target, LOCK);
  const own = `${process.pid}-${describeProcess(process.pid).start}`;
  while (!makeLock(lock, own)) {
    const holder = readHolder(lock);
    if (holder === null) continue;
    const [pid = '', start = ''] = holder.split('-');
    if (isUnderWay(Number(pid), start)) {
      throw new CommandFailure(
        `Another deploy is under way in ${target}, and nothing was done. If process ${pid} is none, remove ${lock}.`,
      );
    }
    if (removeLeft(lock, holder)) {
      say(`A deploy of ${target} was ended before it was done (process ${pid}); its lock is removed.`);
    }
  }
  try {
    return work();
  } finally {
    if (readHolder(lock) === own) rmSync(lock);
  }
}
