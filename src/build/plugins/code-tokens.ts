import { flattenTokens } from './flatten-tokens.ts';

/** A sample in pieces of one colour each, as JSON. The highlighter knows 190 languages: it is read when it is needed. */
export async function codeTokens(language: string, code: string): Promise<string> {
  const { common, createLowlight } = await import('lowlight');
  return JSON.stringify(flattenTokens(createLowlight(common).highlight(language, code)));
}
