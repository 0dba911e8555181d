import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describeHost } from '../../src/build/hosts/describe-host';
import { HOSTS_FOLDER, hostFiles } from '../../src/build/hosts/host-files';
import { readServed } from '../configure/build-files';
import { CommandError } from '../operator/program';
import { buildIdOf, copyBuild, keepAlive } from './build-parts';
import { withLock } from './lock';
import {
  type Release,
  readState,
  releaseFolder,
  replaceFile,
  type State,
  switchTo,
  writeState,
} from './target';

const hashesSchema = v.looseObject({ scriptHashes: v.array(v.string()), styleHashes: v.array(v.string()) });

const hashesOf = (folder: string): v.InferOutput<typeof hashesSchema> =>
  v.parse(hashesSchema, JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')));

interface Telling {
  state: State;
  reload: () => void;
}

/**
 * Writes the files of all hosts for what is about to be served, and has the host read them. Their policy allows the inline
 * parts of this build and of the one before it: a host reads it before the documents are switched, and then has documents
 * of either. Open tabs have the policy that they came with.
 * @param folders the new one first
 */
function tellHosts(target: string, folders: readonly string[], { state, reload }: Telling): void {
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
  if (others.length === 0 && !state.isReloadOwed) return;
  // Should the reload fail, or this be ended: the files are the same the next time, and the host has still not read them.
  writeState(target, { ...state, isReloadOwed: true });
  const before = others.map(([file]): [string, string | null] => [
    file,
    existsSync(file) ? readFileSync(file, 'utf8') : null,
  ]);
  for (const [file, text] of others) replaceFile(file, text);
  try {
    reload();
  } catch (error) {
    // What a host refuses must not lie there when it is started the next time.
    for (const [file, text] of before) {
      if (text === null) rmSync(file);
      else replaceFile(file, text);
    }
    throw error;
  }
}

function nextName(build: string, { releases }: State): string {
  const numbers = releases.map(({ name }) => Number(/-(\d+)$/.exec(name)?.[1] ?? 0));
  return `${build}-${Math.max(0, ...numbers) + 1}`;
}

export interface DeployOptions {
  /** How many builds before this one stay, for open tabs and to go back to. */
  keep: number;
  /** Has the host read its files anew, where they are others; called before the documents are switched. */
  reload: () => void;
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
  mkdirSync(target, { recursive: true });
  return withLock(target, options.say, () => putUp(source, build, target, options));
}

function putUp(source: string, build: string, target: string, { keep, reload }: DeployOptions): Release {
  const state = readState(target);
  const release = { name: nextName(build, state), build };
  const folder = releaseFolder(target, release);
  // What is served now comes first, for its tabs are the most, even where somebody went back to it.
  const all = state.releases.toSorted(
    (a, b) => Number(b.name === state.current) - Number(a.name === state.current),
  );
  const kept = all.slice(0, keep);
  rmSync(folder, { recursive: true, force: true });
  copyBuild(source, folder);
  for (const older of kept) keepAlive(releaseFolder(target, older), folder);
  const served = kept.filter(({ name }) => name === state.current);
  tellHosts(target, [folder, ...served.map((older) => releaseFolder(target, older))], { state, reload });
  switchTo(target, { current: release.name, releases: [release, ...kept] });
  for (const old of all.slice(keep)) {
    rmSync(releaseFolder(target, old), { recursive: true, force: true });
  }
  return release;
}

/** Goes back to the build before the one that is served; tabs of that one live on as well. @throws CommandError */
export function rollBack(target: string, { reload, say }: Omit<DeployOptions, 'keep'>): Release {
  if (!existsSync(target)) throw nothingBefore(target);
  return withLock(target, say, () => goBack(target, reload));
}

const nothingBefore = (target: string): CommandError =>
  new CommandError(`${target} has no build to go back to.`);

function goBack(target: string, reload: () => void): Release {
  const state = readState(target);
  const at = state.releases.findIndex(({ name }) => name === state.current);
  const current = state.releases[at];
  const before = state.releases.slice(at + 1).find(({ isTakenBack }) => !isTakenBack);
  if (current === undefined || before === undefined) throw nothingBefore(target);
  const folder = releaseFolder(target, before);
  keepAlive(releaseFolder(target, current), folder);
  tellHosts(target, [folder, releaseFolder(target, current)], { state, reload });
  const releases = state.releases.map((one) => (one === current ? { ...one, isTakenBack: true } : one));
  switchTo(target, { current: before.name, releases });
  return before;
}
