import { rm } from 'node:fs/promises';
import { checkLocales } from '../../build/locale-check/check-locales';
import { writeTextsFile } from '../../build/texts/texts-file';

// `npm run build` starts it above a finished build, where nothing but texts has changed since.
const [stamp] = process.argv.slice(2);
if (stamp === undefined) throw new Error('A finished build has a file that says so');
const problems = await checkLocales('.');
if (problems.length > 0) {
  process.stderr.write(`The locale files have problems:\n${problems.join('\n')}\n`);
  process.exit(1);
}
// From here on it is not finished: what ends half-way is nothing to go on from.
await rm(stamp, { force: true });
await writeTextsFile();
// What renders reads the texts as soon as it is loaded.
const { renderTexts } = await import('./render-texts');
await renderTexts();
