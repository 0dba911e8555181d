import { createInterface } from 'node:readline';

async function firstLine(input: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input })) return line.trim();
  return '';
}

/** Options whose value others should not read. */
const SECRETS = ['--email', '--to'];

/** The words with `-` after such an option filled in from what is typed: npm and a shell write down what they are started with. */
export async function typedWords(words: readonly string[], input: NodeJS.ReadableStream): Promise<string[]> {
  const at = words.findIndex((word, index) => word === '-' && SECRETS.includes(words[index - 1] ?? ''));
  return at > 0 ? words.with(at, await firstLine(input)) : [...words];
}
