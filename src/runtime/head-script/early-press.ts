/**
 * A form that nothing may leave before its code has come does nothing when it is sent: that it was is kept for the code.
 * Others are posted by the browser itself.
 */
export function keepEarlyPresses(): void {
  document.addEventListener('submit', ({ target }) => {
    if (document.documentElement.dataset['hydrated']) return;
    // Nothing but a form is sent: https://html.spec.whatwg.org/multipage/indices.html#event-submit
    (target as HTMLFormElement).dataset['pressed'] = '';
  });
}

/** Whether the form was sent before there was code for it; asked once. */
export function takeEarlyPress({ dataset }: HTMLFormElement): boolean {
  const isPressed = 'pressed' in dataset;
  delete dataset['pressed'];
  return isPressed;
}
