declare module '*?inlined' {
  /** The minified code of that file and of all that it imports. */
  export const script: string;
}
