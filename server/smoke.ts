import { stderr, stdout } from 'node:process';
import { NoSiteError, readSite, smoke } from './smoke/smoke';

const USAGE = 'Usage: npm run smoke -- https://www.example.com';

/** A host that answers everything wrongly would fill the screen; the first say enough. */
const MOST_SENTENCES = 12;

function addressOf(word: string | undefined): string {
  if (word === undefined || !/^https?:\/\//.test(word) || !URL.canParse(word)) {
    throw new NoSiteError('Name the address of a site, with http:// or https://.');
  }
  return new URL(word).origin;
}

async function main(): Promise<void> {
  const address = addressOf(process.argv[2]);
  const site = await readSite(address);
  stdout.write(`${address}: build ${site.build}, ${site.pages.length} pages\n`);
  let failures = 0;
  for await (const { check, sentences } of smoke(site)) {
    failures += sentences.length;
    stdout.write(`${sentences.length === 0 ? 'ok    ' : 'FAILED'} ${check}\n`);
    for (const sentence of sentences.slice(0, MOST_SENTENCES)) stdout.write(`       ${sentence}\n`);
    if (sentences.length > MOST_SENTENCES)
      stdout.write(`       … and ${sentences.length - MOST_SENTENCES} more.\n`);
  }
  stdout.write(failures === 0 ? 'All is well.\n' : `${failures} things are wrong.\n`);
  process.exitCode = failures === 0 ? 0 : 1;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof NoSiteError)) throw error;
  stderr.write(`${error.message}\n${USAGE}\n`);
  process.exitCode = 1;
}
