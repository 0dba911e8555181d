declare module 'virtual:head-script' {
  /** The minified code of src/runtime/head-script/head-script.client.ts. */
  export const headScript: string;
}
