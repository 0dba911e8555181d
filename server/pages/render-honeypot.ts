import { HONEYPOT_FIELD } from '../../src/contract/wire';
import type { Texts } from '../text/texts';
import { attributes, escapeHtml } from './html';

/** The field that only a machine fills in, as the site's own forms have it; its style sheet puts it off-screen. */
export function renderHoneypot(texts: Texts): string {
  const input = attributes({ type: 'text', name: HONEYPOT_FIELD, tabindex: '-1', autocomplete: 'off' });
  const label = escapeHtml(texts.forms.honeypot.label);
  return `<div class="honeypot" aria-hidden="true"><label>${label}<input${input}></label></div>`;
}
