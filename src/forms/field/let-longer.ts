/**
 * A browser cuts off what is too long and says nothing: the end of a letter that was pasted is gone. Where the page's code
 * has come, its rule says so, and the text is whole; without, the server takes bodies so long and no longer. A telephone's
 * control says so itself.
 */
export function letLonger({ target }: { target: EventTarget }): void {
  const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  if (isText && target.type !== 'tel') target.removeAttribute('maxlength');
}
