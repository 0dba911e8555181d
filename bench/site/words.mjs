import { parseArgs } from 'node:util';
import { buildsOf } from './builds.mjs';

const ROUNDS = 5;

/**
 * What is asked for in words: how often, beside which builds, and the files to write. Ends the program with its usage where
 * a word says nothing.
 * @param name of the npm script
 * @param files the options that name a file each
 */
export function readWords(name, files) {
  const options = Object.fromEntries(files.map((file) => [file, { type: 'string' }]));
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const rounds = positionals.filter((word) => /^[1-9]\d*$/.test(word));
    const builds = positionals.filter((word) => word.includes('='));
    if (rounds.length > 1 || rounds.length + builds.length < positionals.length)
      throw new Error(`Not understood: ${positionals.join(' ')}`);
    return { rounds: Number(rounds[0] ?? ROUNDS), builds: buildsOf(builds), files: values };
  } catch (error) {
    const usage = files.map((file) => `[--${file} file]`).join(' ');
    console.error(`${error.message}\nUsage: npm run ${name} -- [rounds] [name=folder…] ${usage}`);
    return process.exit(1);
  }
}
