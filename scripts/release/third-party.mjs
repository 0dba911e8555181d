import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FONTS = 'src/ui/fonts';
/** Copied into src/ui/icons.ts; its package holds no text. */
const ICONS = 'Icons of Lucide (ISC)\n\nhttps://lucide.dev/license';
const LINE = `\n${'-'.repeat(80)}\n`;
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;

/** The licence files of a folder, one below the other. */
const textsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => LICENCE_FILE.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
    .join('\n\n');

/** Of each package that the lock file does not call development's alone, and is here: others are of another system. */
function packageNotices() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev && existsSync(path))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, { version, license }]) => {
      const name = path.replace(/^.*node_modules\//, '');
      return `${name} ${version} (${license ?? 'see its text'})\n\n${textsIn(path)}`.trim();
    });
}

const fontNotices = () =>
  readdirSync(FONTS)
    .filter((name) => name.startsWith('OFL'))
    .sort()
    .map((name) => `${name}\n\n${readFileSync(join(FONTS, name), 'utf8').trim()}`);

/** What others have made, and on what terms: their licences ask that a copy of them goes along. */
export const thirdPartyNotices = () => `${[...fontNotices(), ICONS, ...packageNotices()].join(LINE)}\n`;
