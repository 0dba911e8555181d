import { closeSync, fdatasync, openSync } from 'node:fs';
import { errorCode } from '../errors/error-code';
import { StoreUnavailableError } from './store';

export type SharedFlush = ReturnType<typeof createSharedFlush>;

/**
 * Makes what was written durable, for all who wait for it at once. A disk takes as long for one commit as for all that
 * came meanwhile, and waiting for it is no work: so it is told on another thread, once for all, and whoever has committed
 * is answered afterwards. Who only reads waits too, or would tell of something that a power cut then undoes.
 * @param path of the database's log, which is there from the first commit on and stays the same file.
 */
export function createSharedFlush(path: string) {
  let file: number | undefined;
  let written = 0;
  let durable = 0;
  let flushing: Promise<void> | undefined;
  let failure: StoreUnavailableError | undefined;

  /** For good: the system may forget what it could not write, and say nothing of it the next time. */
  function fail(cause: unknown): void {
    const message = `the log could not be flushed (${errorCode(cause)})`;
    failure = new StoreUnavailableError(message, { cause, isForGood: true });
  }

  async function flush(): Promise<void> {
    const covered = written;
    try {
      file ??= openSync(path, 'r+');
      const handle = file;
      await new Promise<void>((resolve, reject) => {
        fdatasync(handle, (error) => (error === null ? resolve() : reject(error)));
      });
      durable = covered;
    } catch (error) {
      fail(error);
    }
    flushing = undefined;
  }

  return {
    /** Something was committed that a power cut would still undo. */
    wrote(): void {
      written += 1;
    },
    /** Resolves when all that was written before is on the disk. @throws StoreUnavailableError */
    async settle(): Promise<void> {
      const own = written;
      while (durable < own) {
        if (failure !== undefined) throw failure;
        flushing ??= flush();
        await flushing;
      }
    },
    /** Once nobody waits any more. */
    close(): void {
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}
