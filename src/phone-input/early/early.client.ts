/**
 * A telephone until its number logic comes, by 50 kB behind React's scripts: what most visitors dial is in its groups
 * with each key. A separator that is deleted stays away until the next digit. Inlined in the documents of pages with a
 * telephone by their `early.client.ts`. What the number logic has grouped is as it would be here, and stays.
 */
import { HOME_COUNTRY } from '../../contract/phone/home-country';
import { replaceText } from '../replace-text';
import { groupAtHome } from './group-at-home';

document.addEventListener('input', (event) => {
  const { inputType, isComposing } = event as InputEvent;
  const field = event.target as HTMLInputElement;
  const { type, value, selectionEnd, nextElementSibling } = field;
  // At the end, where nobody's caret can be lost.
  if (type !== 'tel' || inputType !== 'insertText' || isComposing || selectionEnd !== value.length) return;
  // The control that posts the country follows the field.
  const country = (nextElementSibling as HTMLInputElement | null)?.value;
  const text = country === HOME_COUNTRY || value.startsWith('+') ? groupAtHome(value) : null;
  if (text) replaceText(field, { text, caret: text.length });
});
