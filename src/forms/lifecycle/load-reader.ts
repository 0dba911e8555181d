/** What reads a form by its rules, 4 kB: asked for when the form is first touched, needed at a submit. */
export const loadReader = () => import('./read-answers');

/** A failure is told at the submit, which asks again. */
export function prepareReader(): void {
  loadReader().catch(() => undefined);
}
