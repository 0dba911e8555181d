/**
 * Buttons that nothing but their page's code answers, until it comes, a second later on a phone: that one was pressed is
 * seen at once, and done when the code is there, in the order of the presses. For a page's `early.client.ts`.
 */
const { documentElement } = document;
const pressed: HTMLElement[] = [];

document.addEventListener('click', ({ target }) => {
  if (documentElement.dataset['hydrated']) return;
  // What a page is clicked at is an element.
  const button = (target as Element).closest<HTMLElement>('main [type="button"]');
  if (!button) return;
  button.dataset['pressed'] = '';
  pressed.push(button);
});

new MutationObserver((_, observer) => {
  observer.disconnect();
  for (const button of pressed) {
    delete button.dataset['pressed'];
    button.click();
  }
}).observe(documentElement, { attributeFilter: ['data-hydrated'] });
