import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import { makePublic, makePublicFolder } from '../configure/public-files';
import { errorCode } from '../errors/error-code';
import { CommandError } from '../operator/program';
import { buildIdOf, isWhole } from './build-parts';

const NAME = /^[\w-]+$/;

/** A build that was put up: its folder below `releases`, its id, and whether somebody went back from it. */
const releaseSchema = v.object({
  name: v.pipe(v.string(), v.regex(NAME)),
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
const RELEASES = 'releases';
const CURRENT = 'current';

export const releaseFolder = (target: string, { name }: Pick<Release, 'name'>): string =>
  join(target, RELEASES, name);

/** @throws CommandError where a file is in the way */
export function makeTarget(target: string): void {
  try {
    makePublicFolder(target);
  } catch (error) {
    if (!['EEXIST', 'ENOTDIR'].includes(errorCode(error))) throw error;
    throw new CommandError(`${target} can't be a folder: a file is there, or above it.`);
  }
  const releases = join(target, RELEASES);
  if (statSync(releases, { throwIfNoEntry: false })?.isFile())
    throw new CommandError(`${releases} is a file; move it away.`);
}

/** A folder could not be replaced by one rename. @throws CommandError */
function requireLink(target: string): void {
  const link = join(target, CURRENT);
  if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ?? true) return;
  throw new CommandError(`${link} is no link that deploy has made; move it away.`);
}

/** @throws CommandError where the file of a target is not one of ours */
function readWritten(target: string): State {
  const file = join(target, STATE);
  if (!existsSync(file)) return { current: '', releases: [] };
  try {
    return v.parse(stateSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new CommandError(`${file} can't be read: is this a folder that deploy has made?`);
  }
}

/** The release that the link leads to; empty where there is none. */
export function servedName(target: string): string {
  try {
    const path = relative(realpathSync(join(target, RELEASES)), realpathSync(join(target, CURRENT)));
    return NAME.test(path) ? path : '';
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return '';
  }
}

/** Those that are there, also the one that is served though nothing says so. */
function readReleases(target: string, written: State, current: string): Release[] {
  const releases = written.releases.filter((release) => isWhole(releaseFolder(target, release)));
  const folder = releaseFolder(target, { name: current });
  if (current === '' || releases.some(({ name }) => name === current) || !isWhole(folder)) return releases;
  return [{ name: current, build: buildIdOf(folder) }, ...releases];
}

/**
 * What is served is what the link leads to, whatever was written: whoever was ended between the two meant to change it.
 * @throws CommandError where the file of a target, or its link, is not one of ours
 */
export function readState(target: string): State {
  requireLink(target);
  const written = readWritten(target);
  const current = servedName(target);
  const releases = readReleases(target, written, current);
  if (current === written.current) return { ...written, releases };
  const place = (of: string): number => releases.findIndex(({ name }) => name === of);
  // A newer one was not switched to, or its link was taken back by hand: nobody goes back to it.
  const isNewer = current === '' || place(written.current) < place(current);
  return {
    ...written,
    current,
    releases: releases.map(({ name, build, isTakenBack }) => ({
      name,
      build,
      ...((name === written.current ? isNewer : isTakenBack && name !== current) && { isTakenBack: true }),
    })),
  };
}

/** At once: whoever reads it finds the old one or the new, also after a power cut. */
export function replaceFile(file: string, text: string): void {
  makePublicFolder(dirname(file));
  const fresh = `${file}.new`;
  try {
    writeFileSync(fresh, text, { flush: true });
    makePublic(fresh);
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    throw error;
  }
}

export function writeState(target: string, state: State): void {
  replaceFile(join(target, STATE), `${JSON.stringify(state, null, 2)}\n`);
}

/**
 * Has the target serve another of its releases: one rename, so that every request finds a whole build. It is the last
 * thing that can fail, so what fails has changed nothing that is served; `readState` sees to what was written before it.
 */
export function switchTo(target: string, state: State): void {
  const link = join(target, CURRENT);
  const fresh = `${link}.new`;
  rmSync(fresh, { force: true });
  try {
    symlinkSync(join(RELEASES, state.current), fresh);
    writeState(target, state);
    renameSync(fresh, link);
  } finally {
    rmSync(fresh, { force: true });
  }
}

const releaseNumber = (name: string): number => Number(/-(\d+)$/.exec(name)?.[1] ?? 0);

function releaseNames(target: string): string[] {
  const folder = join(target, RELEASES);
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** A name that no folder has, whether a release's or what is left of one. */
export const nextName = (target: string, build: string): string =>
  `${build}-${Math.max(0, ...releaseNames(target).map(releaseNumber)) + 1}`;

/** What is left of those whose deploy was ended, and of those that were about to be removed. Other folders are not ours. */
export function removeLeftovers(target: string, { current, releases }: State): void {
  if (!existsSync(join(target, STATE))) return;
  const known = [current, ...releases.map(({ name }) => name)];
  for (const name of releaseNames(target)) {
    if (releaseNumber(name) === 0 || known.includes(name)) continue;
    rmSync(releaseFolder(target, { name }), { recursive: true, force: true });
  }
}
