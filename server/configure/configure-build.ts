import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeHost, isUnlisted } from '../../src/build/hosts/describe-host';
import { HEADERS_FILE_NAME, HOSTS_FOLDER, hostFiles } from '../../src/build/hosts/host-files';
import { headersFile } from '../../src/build/hosts/netlify';
import { parsePublicConfig } from '../../src/config/public-config';
import { escapeHtml } from '../../src/contract/escape-html';
import { FORMS } from '../../src/contract/forms/forms';
import { type BuildFiles, readBuild, textFiles } from './build-files';
import { closeRobots, openRobots } from './robots';
import type { Settings } from './settings';
import { writeAll } from './write-all';

const PATHS = [...new Set(FORMS.map(({ path }) => path))];

const actionOf = (apiBase: string, path: string): string => ` action="${escapeHtml(apiBase + path)}"`;

/** Has every form of a document posted to another base; in the order of React's own writing of attributes. */
const withActions = (html: string, from: string, to: string): string =>
  PATHS.reduce((text, path) => text.replaceAll(actionOf(from, path), actionOf(to, path)), html);

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * An origin wherever it stands as one: `https://site.example` and not as a part of `https://site.example.org`, of
 * another port or behind a word; in JSON-LD its slashes may be escaped.
 */
function withOrigin(text: string, from: string, to: string): string {
  const [scheme = '', host = ''] = from.split('://');
  const slashes = '(?:\\/\\/|\\\\\\/\\\\\\/)';
  const pattern = new RegExp(
    `(?<![\\w.-])${escapePattern(scheme)}:(${slashes})${escapePattern(host)}(?![\\w-]|\\.\\w|:\\d)`,
    'g',
  );
  return text.replace(pattern, (_whole, found: string) => to.replace('//', () => found));
}

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

/**
 * Changes a finished build in place: `config.json`, the documents' forms for browsers without script and for posts
 * before hydration, every absolute address of the site's own, and the policy in the files of all hosts. Done twice, it
 * changes nothing more.
 * @param folder of the built client; `headers.json`, `hosts` and `api` lie beside it
 * @returns how many files are other than before
 * @throws ConfigureError before anything is written
 */
export function configureBuild(folder: string, settings: Settings): number {
  const build = readBuild(folder);
  const config = changedConfig(build, settings);
  const [before, after] = [parsePublicConfig(build.config).apiBase, parsePublicConfig(config).apiBase];
  const origin = settings.origin ?? build.origin;

  const texts = new Map<string, string>();
  for (const file of textFiles(folder)) {
    const text = withOrigin(readFileSync(file, 'utf8'), build.origin, origin);
    texts.set(file, file.endsWith('.html') ? withActions(text, before, after) : text);
  }
  const robots = join(folder, 'robots.txt');
  const isListed = settings.indexing ?? !isUnlisted(build.hashes);
  const hashes = { ...build.hashes, noIndex: isListed ? undefined : true };
  texts.set(join(dirname(folder), 'headers.json'), JSON.stringify(hashes));
  const told = texts.get(robots);
  if (told !== undefined) texts.set(robots, isListed ? openRobots(told) : closeRobots(told));
  texts.set(join(folder, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
  const host = describeHost(hashes, config, build.pages);
  texts.set(join(folder, HEADERS_FILE_NAME), headersFile(host));
  const hosts = join(dirname(folder), HOSTS_FOLDER);
  if (existsSync(hosts)) {
    for (const [name, text] of Object.entries(hostFiles(host))) texts.set(join(hosts, name), text);
  }
  return writeAll(texts);
}
