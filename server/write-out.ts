import { writeSync } from 'node:fs';
import { Socket } from 'node:net';

const STDOUT = 1;

/**
 * Writes what may be lost rather than end or hold the server, and tries each text anew: stdout may be a file on a disk that
 * is full, or be read by nobody any more. A file's own stream takes nothing more after one error.
 */
export function writeOut(text: string): void {
  if (process.stdout instanceof Socket) {
    process.stdout.write(text, () => {});
    return;
  }
  try {
    writeSync(STDOUT, text);
  } catch {
    // There is nowhere else to say it.
  }
}
