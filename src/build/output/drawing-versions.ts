import { packageVersion } from './package-version';

/** What turns lines into pixels. */
const LIBRARIES = ['sharp', '@napi-rs/canvas'];

let versions: string | undefined;

/**
 * The versions of the drawing libraries, which a kept picture is named by. They are not loaded for it: where every
 * picture is kept, that would be the most of what a changed text takes.
 */
export function drawingVersions(): string {
  versions ??= LIBRARIES.map(packageVersion).join(' ');
  return versions;
}
