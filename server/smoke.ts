import { stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { CommandError, runTool } from './operator/program';
import { readSite, smoke } from './smoke/smoke';
import { postTestLead } from './smoke/test-lead';

const USAGE = 'Usage: npm run smoke -- https://www.example.com [--lead]';

/** A host that answers everything wrongly would fill the screen; the first say enough. */
const MOST_SENTENCES = 12;

function addressOf(word: string | undefined): string {
  if (word === undefined || !/^https?:\/\//.test(word) || !URL.canParse(word)) {
    throw new CommandError('Name the address of a site, with http:// or https://.');
  }
  return new URL(word).origin;
}

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const isLeadWanted = words.includes('--lead');
  const address = addressOf(words.find((word) => word !== '--lead'));
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
  if (isLeadWanted) {
    const outcome = await postTestLead(site, fileURLToPath(new URL('leads.js', import.meta.url)));
    if (outcome.isWrong) failures += 1;
    stdout.write(`${outcome.isWrong ? 'FAILED' : 'ok    '} ${outcome.line}\n`);
  } else {
    stdout.write('skip   test lead: --lead posts one, and has it deleted where this is the server\n');
  }
  stdout.write(failures === 0 ? 'All is well.\n' : `${failures} things are wrong.\n`);
  process.exitCode = failures === 0 ? 0 : 1;
}

await runTool(main, USAGE);
