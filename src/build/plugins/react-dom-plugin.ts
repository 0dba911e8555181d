import type { Plugin } from 'vite';

const FILE = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

/** What React throws to itself: errors that are made while its file is read, and that nobody is shown. */
const SIGNAL = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;

/** @param code of React's file */
export const withoutStacks = (code: string): string =>
  code.replaceAll(SIGNAL, '$1Object.create(Error.prototype, { message: { value: $2 } })');

/**
 * React's signals to itself without a stack. A browser that is watched (DevTools, Lighthouse) finds the place of each
 * error as it is made, and reads the whole script a second time for it: 75 ms of a phone's processor in one task.
 */
export function reactDomPlugin(): Plugin {
  return {
    name: 'react-dom',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: { filter: { id: FILE }, handler: withoutStacks },
  };
}
