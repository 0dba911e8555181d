import { inTime } from '../../api/in-time';

/** What reads a form by its rules, 4 kB: needed at a submit. Rejects with an `ApiError` when it can't be had, or not in time. */
export const loadReader = () => inTime(import('./read-answers'));

/** A failure is told at the submit, which asks again. */
export function prepareReader(): void {
  loadReader().catch(() => undefined);
}

// Who opened a page with a form does not wait for it besides. Where this code is fetched ahead of a page, it waits until
// the form is touched.
if (!import.meta.env.SSR && document.querySelector('main form')) prepareReader();
