import { errorCode } from '../errors/error-code';
import { placeFailure } from '../operator/place-failure';
import { CommandFailure } from '../operator/program';

const OF_THE_DISK = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM'];

/**
 * Does what ends with the switch to another release. What the disk refuses is told in a line for a person; whatever else
 * fails is ours, and keeps its stack.
 * @throws CommandFailure
 */
export function tellingDisk<Result>(target: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const code = errorCode(error);
    if (!(error instanceof Error) || !OF_THE_DISK.includes(code)) throw error;
    throw new CommandFailure(
      `${placeFailure(target, code).message} What is served has not changed (${error.message}).`,
    );
  }
}
