import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describeHost, isUnlisted } from '../../src/build/hosts/describe-host';
import { HEADERS_FILE_NAME, HOSTS_FOLDER, hostFiles } from '../../src/build/hosts/host-files';
import { headersFile } from '../../src/build/hosts/netlify';
import { COMPANY_FILE_NAME, type CompanyFile } from '../../src/config/company';
import { parsePublicConfig } from '../../src/config/public-config';
import { escapeHtml } from '../../src/contract/escape-html';
import { ACCOUNT_FORMS, FORMS } from '../../src/contract/forms/forms';
import { type BuildFiles, documentNames, readBuild } from './build-files';
import { withCompanySettings } from './company-settings';
import { type RenderedCompany, renderCompany } from './render-company';
import { closeRobots, openRobots } from './robots';
import type { Settings } from './settings';
import { leavingBuild, writeAll } from './write-all';

const PATHS = [...new Set([...FORMS, ...ACCOUNT_FORMS].map(({ path }) => path))];

const ACTION = new RegExp(` action="[^"]*?(${PATHS.join('|')})"`, 'g');

/** Has every form of a document posted to this base, whatever it was before: `config.json` may have been edited by hand. */
const withActions = (html: string, apiBase: string): string =>
  html.replaceAll(ACTION, (_action, path: string) => ` action="${escapeHtml(apiBase + path)}"`);

function changedConfig({ config }: BuildFiles, settings: Settings): Record<string, unknown> {
  const { apiBase, iconServers, visitorCountry } = settings;
  return {
    ...config,
    ...(apiBase !== undefined && { apiBase }),
    ...(iconServers !== undefined && { iconServers }),
    ...(visitorCountry !== undefined && {
      visitorCountry: { enabled: visitorCountry !== null, url: visitorCountry ?? '' },
    }),
  };
}

/** The build as the company's that it is to be; null where it is that already. */
function rendered(build: BuildFiles, company: CompanyFile): RenderedCompany | null {
  if (isDeepStrictEqual(company.site, build.company.site)) return null;
  return leavingBuild(build.folder, () => renderCompany(build, company));
}

/** What stands in the client and beside it whatever the company: by its path, with what it says now. */
function currentFiles({ folder }: BuildFiles): Map<string, Buffer> {
  const names = [...documentNames(folder), 'robots.txt'].map((name) => join('client', name));
  const root = dirname(folder);
  return new Map(
    names
      .filter((name) => existsSync(join(root, name)))
      .map((name) => [name, readFileSync(join(root, name))]),
  );
}

/** What a build has become. */
export interface Configured {
  /** How many files are other than before. */
  files: number;
  /** False where shared pages had to be left without their pictures. */
  hasPictures: boolean;
  /** What was said while documents and pictures were made again: whole lines, or nothing. */
  said: string;
}

/**
 * Changes a finished build in place: `config.json`, the documents' forms for browsers without script and for posts
 * before hydration, whose site it is, and the policy in the files of all hosts. Done twice, it changes nothing more.
 * @param folder of the built client; `headers.json`, `company.json`, `renderer` and `hosts` lie beside it
 * @throws CommandError before anything is written
 */
export function configureBuild(folder: string, settings: Settings): Configured {
  const build = readBuild(folder);
  const root = dirname(folder);
  const config = changedConfig(build, settings);
  const company = { ...build.company, ...withCompanySettings(build.company, settings.company ?? {}) };
  const render = rendered(build, company);

  const files = new Map<string, string | Buffer>(render?.files ?? currentFiles(build));
  const { apiBase } = parsePublicConfig(config);
  for (const [name, content] of files) {
    if (name.endsWith('.html')) files.set(name, withActions(content.toString(), apiBase));
  }
  const isListed = settings.indexing ?? !isUnlisted(build.hashes);
  const hashes = { ...build.hashes, noIndex: isListed ? undefined : true };
  files.set('headers.json', JSON.stringify(hashes));
  const robots = files.get('client/robots.txt')?.toString();
  if (robots !== undefined) {
    files.set('client/robots.txt', isListed ? openRobots(robots) : closeRobots(robots));
  }
  files.set('client/config.json', `${JSON.stringify(config, null, 2)}\n`);
  files.set(COMPANY_FILE_NAME, `${JSON.stringify(company, null, 2)}\n`);
  const host = describeHost(hashes, config, build.pages);
  files.set(`client/${HEADERS_FILE_NAME}`, headersFile(host));
  if (existsSync(join(root, HOSTS_FOLDER))) {
    for (const [name, text] of Object.entries(hostFiles(host))) files.set(`${HOSTS_FOLDER}/${name}`, text);
  }
  return {
    files: writeAll({
      written: new Map(Array.from(files, ([name, content]) => [placeOf(folder, name), content])),
      gone: (render?.gone ?? []).map((name) => join(folder, name)),
      folder,
    }),
    hasPictures: render?.hasPictures ?? true,
    said: render?.said ?? '',
  };
}

/** The client's folder need not be called so. */
function placeOf(folder: string, name: string): string {
  const inClient = /^client[\\/](.*)$/s.exec(name)?.[1];
  return inClient === undefined ? join(dirname(folder), name) : join(folder, inClient);
}
