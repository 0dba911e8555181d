/** Every element that HTML closes by itself: https://html.spec.whatwg.org/multipage/syntax.html#void-elements */
const CLOSED = /<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)((?: [^<>]*)?)\/>/g;

/**
 * Markup of React without the slash that it writes into elements which end by themselves: it does nothing, and is a byte.
 * React escapes angle brackets in attributes, so none of theirs is in the way.
 */
export const withoutSlashes = (html: string): string => html.replace(CLOSED, '<$1$2>');
