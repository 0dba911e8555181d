import { showToast } from './toasts';

/**
 * Harmless by the specification of ResizeObserver: what did not fit into this frame comes with the next one. And all that
 * browsers say of a script from elsewhere, whose name they keep to themselves.
 */
const HARMLESS = /^(?:ResizeObserver loop|Script error\.?$)/;

/** Extensions and injected scripts fail in visitors' browsers all the time, and none of it is the site's matter. */
const isOwn = (filename: string): boolean => filename === '' || filename.startsWith(location.origin);

const isAbort = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'AbortError';

/**
 * What nobody caught in an event handler or a promise becomes a toast; the browser logs it by itself. Errors of
 * rendering are the error boundary's.
 */
export function watchUnhandledErrors(): void {
  window.addEventListener('error', ({ message, filename }) => {
    if (isOwn(filename) && !HARMLESS.test(message)) showToast('unexpected', { kind: 'error' });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!isAbort(reason)) showToast('unexpected', { kind: 'error' });
  });
}
