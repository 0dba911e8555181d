import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { run } from './run.mjs';

const isRoot = process.getuid?.() === 0;

/** Debian's package, where this may be done without asking anybody. @returns whether it is there now */
export function installSystemPackage(name) {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing the system package ${name} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env, quiet: true });
  return run('apt-get', ['install', '-y', '-qq', name], { env, quiet: true }) === 0;
}

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function installedBrowser() {
  const candidates = [process.env.CHROMIUM_PATH, ...BROWSERS.map((name) => `/usr/bin/${name}`)];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

/** An installed Chromium, else Playwright's own, else the system's package. @returns its path, or null */
export async function findChromium() {
  const found = installedBrowser() ?? (await playwrightBrowser());
  if (found) return found;
  return installSystemPackage('chromium') ? installedBrowser() : null;
}

const HEADLESS_CHROMIUM = 'chromium-headless-shell';

/**
 * The same engine without a browser around it, which has the browser tests done in two thirds of the time; where it can't
 * be had, any Chromium. @returns its path, or null
 */
export async function findTestChromium() {
  if (process.env.CHROMIUM_PATH) return findChromium();
  const path = `/usr/bin/${HEADLESS_CHROMIUM}`;
  if (existsSync(path)) return path;
  return installSystemPackage(HEADLESS_CHROMIUM) && existsSync(path) ? path : findChromium();
}

/** What a phone sets text in until the site's own fonts have come; the tests look at that moment too. */
const STAND_IN_FONTS = {
  'fonts-noto-core': '/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf',
  'fonts-liberation': '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
};

export function ensureStandInFonts() {
  for (const [name, file] of Object.entries(STAND_IN_FONTS))
    if (!existsSync(file)) installSystemPackage(name);
}

const POSTGRES_FOLDER = '/usr/lib/postgresql';

/** The server's programs, for the tests that run on both databases; without them those tests say why they skip. */
export function ensurePostgres() {
  if (
    existsSync(POSTGRES_FOLDER) &&
    readdirSync(POSTGRES_FOLDER).some((version) => existsSync(`${POSTGRES_FOLDER}/${version}/bin/initdb`))
  )
    return;
  installSystemPackage('postgresql');
}

/** What else the journeys in every engine need: Firefox, WebKitGTK, and a screen for it. */
const ENGINE_PACKAGES = [
  'firefox-esr',
  'webkit2gtk-driver',
  'gir1.2-webkit2-4.1',
  'python3-gi',
  'xvfb',
  'openbox',
];

function isInstalled(name) {
  const { stdout } = spawnSync('dpkg-query', ['--status', name], { encoding: 'utf8' });
  return stdout?.includes('Status: install ok installed') ?? false;
}

/** @returns the packages that are missing and can't be installed from here */
export function ensureEngines() {
  return ENGINE_PACKAGES.filter((name) => !isInstalled(name) && !installSystemPackage(name));
}

/** Web servers that the built site is tried on. Of Apache the programs alone: its full package is a service. */
const HOST_PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'caddy', 'apache2-bin'];

/** @returns the packages that are missing and can't be installed from here */
export function ensureHosts() {
  return HOST_PACKAGES.filter((name) => !isInstalled(name) && !installWithoutServices(name));
}

const POLICY = '/usr/sbin/policy-rc.d';

/** Debian starts a service as soon as it is installed, unless this program says no. */
function installWithoutServices(name) {
  if (!isRoot || existsSync(POLICY)) return installSystemPackage(name);
  writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return installSystemPackage(name);
  } finally {
    rmSync(POLICY, { force: true });
  }
}

/** What runs a process in a tree of its own. @returns whether it is there now */
export const ensureSandbox = () =>
  existsSync('/usr/bin/bwrap') || (existsSync('/usr/bin/dpkg-query') && installSystemPackage('bubblewrap'));

/** For the validator of documents. @returns whether there is a Java now */
export function ensureJava() {
  const isThere = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
  return isThere() || (installSystemPackage('default-jre-headless') && isThere());
}
