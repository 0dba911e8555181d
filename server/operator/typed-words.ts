import { createInterface } from 'node:readline';

async function firstLine(input: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input })) return line.trim();
  return '';
}

/** The words with `--email -` filled in from what is typed: npm and a shell write down what they are started with. */
export async function typedWords(words: readonly string[], input: NodeJS.ReadableStream): Promise<string[]> {
  const at = words.indexOf('--email') + 1;
  return at > 0 && words[at] === '-' ? words.with(at, await firstLine(input)) : [...words];
}
