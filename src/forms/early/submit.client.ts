/**
 * A form until its code comes, a second later on a phone. What has to be filled in and is not is said by the browser at
 * once, in the field's words and the page's language; posting it would only bring that answer back. Else the browser
 * posts the form itself, but for one that nothing may leave before its code has come: that it was sent is kept for the
 * code. Inlined in the documents of pages with a form: see src/build/plugins/inlined-script-plugin.
 */

/** A field of a step that is not shown can't be pointed at. */
const isMissing = (control: HTMLInputElement): boolean =>
  control.validity?.valueMissing && control.offsetParent !== null;

document.addEventListener('submit', (event) => {
  const { hydrated, scripting } = document.documentElement.dataset;
  // Where no code will come the server answers, with all that is to be mended.
  if (hydrated || scripting === undefined) return;
  // Nothing but a form is sent: https://html.spec.whatwg.org/multipage/indices.html#event-submit
  const form = event.target as HTMLFormElement;
  const missing = (Array.from(form.elements) as HTMLInputElement[]).find(isMissing);
  if (missing) {
    event.preventDefault();
    missing.setCustomValidity(missing.dataset['missing'] ?? '');
    missing.addEventListener('input', () => missing.setCustomValidity(''), { once: true });
    missing.reportValidity();
  } else form.dataset['pressed'] = '';
});
