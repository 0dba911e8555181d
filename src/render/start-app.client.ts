import { APP_SCRIPTS_NAME } from '../routes/app-scripts';

/** How long a picture that does not come may hold the application up. */
const LONGEST_WAIT_MS = 3000;

function append<Name extends 'link' | 'script'>(
  name: Name,
  attributes: Partial<HTMLElementTagNameMap[Name]>,
): void {
  document.head.append(Object.assign(document.createElement(name), attributes));
}

/**
 * Asks for the application: where nothing waits for it, as soon as the page has loaded, for scripts that come while it
 * is laid out hold its first paint up (docs/performance); and before that when somebody does something. An element, for
 * its failing is an event of the window as that of this script's own element is.
 */
export function startApp(): void {
  const names = document.querySelector<HTMLMetaElement>(`meta[name="${APP_SCRIPTS_NAME}"]`)?.content;
  if (!names) return;
  const [app = '', ...others] = names.split(' ');
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    for (const href of others) append('link', { rel: 'modulepreload', href });
    append('script', { type: 'module', src: app });
  };
  if (others.length === 0 || document.readyState === 'complete') {
    start();
    return;
  }
  for (const event of ['load', 'pointerdown', 'keydown'])
    window.addEventListener(event, start, { once: true, capture: true, passive: true });
  setTimeout(start, LONGEST_WAIT_MS);
}
