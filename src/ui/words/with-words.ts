import { createElement, type ElementType, Fragment, type ReactNode } from 'react';
import { isUnspaced } from './parts';
import { Words } from './words';

interface Props {
  children?: ReactNode;
  /** `no`: what is no text of the page's, such as an address, stays as it is. */
  translate?: 'yes' | 'no';
}

/** Take no markup. */
const PLAIN = /^(?:option|title|text|tspan)$/;

const wordsOf = (child: ReactNode): ReactNode =>
  typeof child === 'string' && isUnspaced(child) ? createElement(Words, { text: child }) : child;

/**
 * What an element shows, with its texts as `Words`. A component gets its texts as they are: it may make a name of them,
 * and hands the others on to an element. A library's component, such as the router's link, hands on to none of ours:
 * where its words matter, an element stands in it.
 */
export function withWords(type: ElementType, props: Props): Props {
  const { children, translate } = props;
  const isShown = type === Fragment || (typeof type === 'string' && !PLAIN.test(type));
  if (!children || !isShown || translate === 'no') return props;
  return { ...props, children: Array.isArray(children) ? children.map(wordsOf) : wordsOf(children) };
}
