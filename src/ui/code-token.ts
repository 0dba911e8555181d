export type TokenKind = 'comment' | 'keyword' | 'name' | 'literal';

/** A piece of code in one colour: what it is (nothing in particular is `''`), and its text. */
export type CodeToken = [kind: TokenKind | '', text: string];
