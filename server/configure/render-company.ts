import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { COMPANY_FILE_NAME, type CompanyFile } from '../../src/config/company';
import { TEXTS_FILE_NAME } from '../../src/config/texts-file';
import { belowBase } from '../../src/contract/base-path';
import { fileOfPage } from '../../src/contract/site-addresses';
import { OF_THE_DISK } from '../operator/disk-failure';
import { CommandError } from '../operator/program';
import { type BuildFiles, filesBelow } from './build-files';
import { companyScripts, idFor } from './company-scripts';

const RENDERER = 'renderer';
const MANIFEST = 'assets.json';

/** What a build becomes as another company's, before anything of it is replaced. */
export interface RenderedCompany {
  /** By their paths below the folder that the client's lies in: documents, payloads, scripts, files for machines. */
  files: Map<string, Buffer>;
  /** The paths, and folders, that are no more. */
  gone: string[];
  /** Whether the pictures of shared pages could be drawn, or did not have to be. */
  hasPictures: boolean;
  /** What an operator is to know of it: whole lines, or nothing. */
  said: string;
}

/** Upwards, as Node looks for packages: there are those that draw pictures, and what builds have kept. */
function packagesAbove(folder: string): string | null {
  const packages = join(folder, 'node_modules');
  if (existsSync(packages)) return packages;
  const above = dirname(folder);
  return above === folder ? null : packagesAbove(above);
}

const PICTURE = /property="og:image" content="https?:\/\/[^/"]+(\/[^"]+)"/;

/** Of each page, the picture that it has now. */
function picturesOf({ folder, pages }: BuildFiles): Record<string, string> {
  const pictures = pages.flatMap((page) => {
    const document = readFileSync(join(folder, fileOfPage(page)), 'utf8');
    const path = PICTURE.exec(document)?.[1];
    return path === undefined ? [] : [[page, belowBase(path)] as const];
  });
  return Object.fromEntries(pictures);
}

/** A folder with what the renderer reads, as it will be of the company. */
function prepare(
  workshop: string,
  build: BuildFiles,
  company: CompanyFile,
  renamed: (text: string) => string,
): void {
  const root = dirname(build.folder);
  const target = join(workshop, 'dist');
  mkdirSync(join(target, 'client/assets'), { recursive: true });
  cpSync(join(root, RENDERER), join(target, RENDERER), { recursive: true });
  symlinkSync(join(build.folder, 'assets/static'), join(target, 'client/assets/static'));
  copyFileSync(join(build.folder, 'config.json'), join(target, 'client/config.json'));
  writeFileSync(join(target, MANIFEST), renamed(readFileSync(join(root, MANIFEST), 'utf8')));
  copyFileSync(join(root, TEXTS_FILE_NAME), join(target, TEXTS_FILE_NAME));
  writeFileSync(join(target, COMPANY_FILE_NAME), `${JSON.stringify(company, null, 2)}\n`);
  const isSameName = company.site.name === build.company.site.name;
  writeFileSync(join(target, 'pictures.json'), JSON.stringify(isSameName ? picturesOf(build) : {}));
  const packages = packagesAbove(root);
  if (packages) symlinkSync(resolve(packages), join(workshop, 'node_modules'));
}

/** @returns what it said @throws what the system refused it, or CommandError with all that it said */
function run(workshop: string, id: string, timestamp: number): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('dist', RENDERER, 'main.js'), id], {
    cwd: workshop,
    encoding: 'utf8',
    env: { ...process.env, SOURCE_DATE_EPOCH: String(Math.floor(timestamp / 1000)) },
  });
  if (status === 0) return stdout;
  const [, reason = '', code = ''] = /^Error: ((E[A-Z]+): .*)/m.exec(stderr) ?? [];
  if (OF_THE_DISK.includes(code)) throw Object.assign(new Error(reason), { code });
  throw new CommandError(`The documents could not be rendered again:\n${stderr}`);
}

const WORKSHOP_ONLY = new RegExp(
  `^(?:${RENDERER}/|${COMPANY_FILE_NAME}$|${TEXTS_FILE_NAME}$|pictures\\.json$|client/config\\.json$)`,
);

const CARD = /^assets\/card-[\w-]+\.png$/;

function readWorkshop(workshop: string): Map<string, Buffer> {
  const root = join(workshop, 'dist');
  const names = filesBelow(root).filter((name) => !WORKSHOP_ONLY.test(name));
  return new Map(names.map((name) => [name, readFileSync(join(root, name))]));
}

/**
 * The build as another company's: its scripts with that company in them and under other names, and all that is rendered.
 * @throws CommandError
 */
export function renderCompany(build: BuildFiles, company: CompanyFile): RenderedCompany {
  const { folder, timestamp } = build;
  const root = dirname(folder);
  if (!existsSync(join(root, RENDERER))) {
    throw new CommandError(`${join(root, RENDERER)} is missing: without it the documents stay as they are.`);
  }
  const scripts = companyScripts(folder, company.built, build.company.site, company.site);
  const id = idFor(company.built, company.site);
  const workshop = mkdtempSync(join(root, '.configure-'));
  try {
    prepare(workshop, build, company, scripts.renamed);
    const said = run(workshop, id, timestamp);
    const files = readWorkshop(workshop);
    for (const [path, text] of scripts.written) files.set(join('client', path), Buffer.from(text));
    const cards = readdirSync(join(folder, 'assets'))
      .map((name) => `assets/${name}`)
      .filter((path) => CARD.test(path));
    const isShown = (path: string): boolean => [...files.values()].some((content) => content.includes(path));
    return {
      files,
      gone: [
        ...scripts.gone,
        ...(id === build.id ? [] : [`_payload/${build.id}`, `_build/meta/${build.id}.json`]),
        ...(files.has('client/.well-known/security.txt') ? [] : ['.well-known/security.txt']),
        ...cards.filter((path) => !isShown(path)),
      ],
      hasPictures: files.get('client/index.html')?.includes('"og:image"') ?? false,
      said,
    };
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}
