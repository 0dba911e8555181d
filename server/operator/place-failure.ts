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
