import { errorCode } from '../errors/error-code';
import { CommandError } from './program';

const REASONS: Record<string, string> = {
  EEXIST: 'is there already; name another file',
  ENOENT: 'is in a folder that does not exist',
  ENOTDIR: 'is in a folder that does not exist',
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'is on a disk that takes no writes',
  ENOSPC: 'has no room: its disk is full',
  EDQUOT: 'has no room: this user’s share of its disk is full',
  SQLITE_FULL: 'has no room: its disk is full',
};

/** @param code of the file system's or the driver's error. */
export const placeFailure = (file: string, code: string): CommandError =>
  new CommandError(`${file} ${REASONS[code] ?? `can't be written (${code})`}.`);

/** What the file system refuses is told by the file's name. */
export async function namingPlace<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (errorCode(error) === '') throw error;
    throw placeFailure(file, errorCode(error));
  }
}
