import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { CommandError } from '../operator/program';

/** A build that was put up: its folder below `releases`, its id, and whether somebody went back from it. */
const releaseSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  build: v.string(),
  isTakenBack: v.optional(v.boolean()),
});
export type Release = v.InferOutput<typeof releaseSchema>;

/** Newest first; `current` is the one that is served. */
const stateSchema = v.object({
  current: v.string(),
  releases: v.array(releaseSchema),
  /** The host's files are others than those that it has read. */
  isReloadOwed: v.optional(v.boolean()),
});
export type State = v.InferOutput<typeof stateSchema>;

const STATE = 'deployed.json';

export const releaseFolder = (target: string, { name }: Pick<Release, 'name'>): string =>
  join(target, 'releases', name);

/** @throws CommandError where the file of a target is not one of ours */
export function readState(target: string): State {
  const file = join(target, STATE);
  if (!existsSync(file)) return { current: '', releases: [] };
  try {
    return v.parse(stateSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new CommandError(`${file} can't be read: is this a folder that deploy has made?`);
  }
}

/** At once: whoever reads it finds the old one or the new. */
export function replaceFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

export function writeState(target: string, state: State): void {
  mkdirSync(target, { recursive: true });
  replaceFile(join(target, STATE), `${JSON.stringify(state, null, 2)}\n`);
}

/** Has the target serve another of its releases: one rename, so that every request finds a whole build. */
export function switchTo(target: string, state: State): void {
  mkdirSync(target, { recursive: true });
  const link = join(target, 'current');
  symlinkSync(join('releases', state.current), `${link}.${process.pid}`);
  renameSync(`${link}.${process.pid}`, link);
  writeState(target, state);
}
