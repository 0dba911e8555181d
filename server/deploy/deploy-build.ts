import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describeHost } from '../../src/build/hosts/describe-host';
import { HOSTS_FOLDER, hostFiles } from '../../src/build/hosts/host-files';
import { readServed } from '../configure/build-files';
import { errorCode } from '../errors/error-code';
import { tellingDisk } from '../operator/disk-failure';
import { CommandFailure } from '../operator/program';
import { buildIdOf, copyBuild, keepAlive } from './build-parts';
import { withLock } from './lock';
import {
  makeTarget,
  nextName,
  type Release,
  readState,
  releaseFolder,
  removeLeftovers,
  replaceFile,
  type State,
  servedName,
  switchTo,
  writeState,
} from './target';
import { requireWhole } from './whole-build';
import { requireSameCompany } from './whose-build';

const NOT_SERVED = 'What is served has not changed';

const hashesSchema = v.looseObject({ scriptHashes: v.array(v.string()), styleHashes: v.array(v.string()) });

const hashesOf = (folder: string): v.InferOutput<typeof hashesSchema> =>
  v.parse(hashesSchema, JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')));

interface Telling extends Pick<DeployOptions, 'reload' | 'say'> {
  state: State;
}

/**
 * Writes the files of all hosts for what is about to be served, and has the host read them. Their policy allows the inline
 * parts of this build and of the one before it: a host reads it before the documents are switched, and then has documents
 * of either. Open tabs have the policy that they came with.
 * @param folders the new one first
 * @returns what the state keeps of it: where nobody has the host read them, that is still to be done
 */
function tellHosts(
  target: string,
  folders: readonly string[],
  { state, reload, say }: Telling,
): Pick<State, 'isReloadOwed'> {
  const all = folders.map(hashesOf);
  const hashes = {
    ...all[0],
    scriptHashes: [...new Set(all.flatMap(({ scriptHashes }) => scriptHashes))].sort(),
    styleHashes: [...new Set(all.flatMap(({ styleHashes }) => styleHashes))].sort(),
  };
  const { config, pages } = readServed(join(folders[0] ?? '', 'client'));
  const files = Object.entries(hostFiles(describeHost(hashes, config, pages))).map(
    ([name, text]): [string, string] => [join(target, HOSTS_FOLDER, name), text],
  );
  const others = files.filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
  if (others.length === 0 && !state.isReloadOwed) return {};
  // Should the reload fail, or this be ended: the files are the same the next time, and the host has still not read them.
  writeState(target, { ...state, isReloadOwed: true });
  const before = others.map(([file]): [string, string | null] => [
    file,
    existsSync(file) ? readFileSync(file, 'utf8') : null,
  ]);
  try {
    for (const [file, text] of others) replaceFile(file, text);
    reload?.();
  } catch (error) {
    // What a host refuses must not lie there when it is started the next time.
    for (const [file, text] of before) {
      if (text === null) rmSync(file, { force: true });
      else replaceFile(file, text);
    }
    throw error;
  }
  if (reload !== undefined) return {};
  if (others.length > 0)
    say(
      `The files in ${join(target, HOSTS_FOLDER)} have changed: have the host read them, or deploy with --reload.`,
    );
  return { isReloadOwed: true };
}

export interface DeployOptions {
  /** How many builds before this one stay, for open tabs and to go back to. */
  keep: number;
  /** Has the host read its files anew, where they are others; called before the documents are switched. */
  reload: (() => void) | undefined;
  /** The build may be another company's than what is served. */
  isOtherCompany?: boolean;
  /** Told, in lines for a person, what was found and put right. */
  say: (line: string) => void;
}

/**
 * Puts a build up beside those that are there, with what their tabs still ask for, and then switches to it at once.
 * @param source a finished build (`dist`) or an unpacked release
 * @param target the folder that hosts serve `current/client` of
 * @throws CommandError before anything that is served has changed
 */
export function deployBuild(source: string, target: string, options: DeployOptions): Release {
  const build = buildIdOf(source);
  requireWhole(source);
  return tellingDisk(target, NOT_SERVED, () => {
    makeTarget(target);
    return withLock(target, options.say, () => putUp(source, build, target, options));
  });
}

function putUp(source: string, build: string, target: string, options: DeployOptions): Release {
  const { keep, say } = options;
  const state = readState(target);
  if (state.current !== '' && !options.isOtherCompany)
    requireSameCompany(source, releaseFolder(target, { name: state.current }));
  // For room on the disk. What can't be removed is said at the end.
  tidy(
    () => removeLeftovers(target, state),
    () => {},
  );
  const release = { name: nextName(target, build), build };
  const folder = releaseFolder(target, release);
  // What is served now comes first, for its tabs are the most, even where somebody went back to it.
  const all = state.releases.toSorted(
    (a, b) => Number(b.name === state.current) - Number(a.name === state.current),
  );
  const kept = all.slice(0, keep);
  let told: Pick<State, 'isReloadOwed'>;
  try {
    copyBuild(source, folder);
    for (const older of kept) keepAlive(releaseFolder(target, older), folder);
    const served = kept.filter(({ name }) => name === state.current);
    const folders = [folder, ...served.map((older) => releaseFolder(target, older))];
    told = tellHosts(target, folders, { ...options, state });
    switchTo(target, { ...told, current: release.name, releases: [release, ...all] });
  } catch (error) {
    // A full disk has room again.
    if (servedName(target) !== release.name) rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const after = { ...told, current: release.name, releases: [release, ...kept] };
  tidy(
    () => {
      writeState(target, after);
      removeLeftovers(target, after);
    },
    (reason) => say(`Older builds in ${target} are left to the next deploy (${reason}).`),
  );
  return release;
}

/** What is in the way of removing old builds is in no way of the new one. */
function tidy(work: () => void, say: (reason: string) => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Error) || errorCode(error) === '') throw error;
    say(error.message);
  }
}

/** Goes back to the build before the one that is served; tabs of that one live on as well. @throws CommandError */
export function rollBack(target: string, options: Pick<DeployOptions, 'reload' | 'say'>): Release {
  if (!existsSync(target) || !statSync(target).isDirectory()) throw nothingBefore(target);
  return tellingDisk(target, NOT_SERVED, () => withLock(target, options.say, () => goBack(target, options)));
}

const nothingBefore = (target: string): CommandFailure =>
  new CommandFailure(`${target} has no build to go back to.`);

function goBack(target: string, options: Pick<DeployOptions, 'reload' | 'say'>): Release {
  const state = readState(target);
  const at = state.releases.findIndex(({ name }) => name === state.current);
  const current = state.releases[at];
  const before = state.releases.slice(at + 1).find(({ isTakenBack }) => !isTakenBack);
  if (current === undefined || before === undefined) throw nothingBefore(target);
  const folder = releaseFolder(target, before);
  keepAlive(releaseFolder(target, current), folder);
  const told = tellHosts(target, [folder, releaseFolder(target, current)], { ...options, state });
  const releases = state.releases.map((one) => (one === current ? { ...one, isTakenBack: true } : one));
  switchTo(target, { ...told, current: before.name, releases });
  return before;
}
