declare module 'virtual:outside-hosts' {
  /** Those of the `public/config.json` that was built with. */
  export const builtHosts: import('./outside-hosts').OutsideHosts;
}
