import type { ElementType, Key } from 'react';
import { jsx as element, jsxs as elements } from 'react/jsx-runtime';
import { withWords } from './with-words';

export { Fragment, type JSX } from 'react/jsx-runtime';

// What the compiler makes of JSX (`jsxImportSource`): React's own, and no text gets to the page but through `Words`.

export const jsx = (type: ElementType, props: object, key?: Key) =>
  element(type, withWords(type, props), key);

export const jsxs = (type: ElementType, props: object, key?: Key) =>
  elements(type, withWords(type, props), key);
