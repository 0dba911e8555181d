import type { ElementType } from 'react';
import { jsxDEV as element } from 'react/jsx-dev-runtime';
import { withWords } from './with-words';

export { Fragment, type JSX } from 'react/jsx-dev-runtime';

type Rest = Parameters<typeof element> extends [unknown, unknown, ...infer Others] ? Others : never;

/** As `jsx`, with what React's development build is told besides. */
export const jsxDEV = (type: ElementType, props: object, ...rest: Rest) =>
  element(type, withWords(type, props), ...rest);
