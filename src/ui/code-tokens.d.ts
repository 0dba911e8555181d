declare module '*?tokens' {
  const tokens: import('./code-token').CodeToken[];
  export default tokens;
}
