import { errorCode } from '../errors/error-code';
import { placeFailure } from './place-failure';
import { CommandFailure } from './program';

/** Codes of what the disk refuses. */
export const OF_THE_DISK = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM'];

/**
 * Does what changes nothing that counts before all of it is written. What the disk refuses is told in a line for a
 * person; whatever else fails is ours, and keeps its stack.
 * @param kept a sentence of what is as before
 * @throws CommandFailure
 */
export function tellingDisk<Result>(target: string, kept: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const code = errorCode(error);
    if (!(error instanceof Error) || !OF_THE_DISK.includes(code)) throw error;
    throw new CommandFailure(`${placeFailure(target, code).message} ${kept} (${error.message}).`);
  }
}
