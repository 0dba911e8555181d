import { isUnspaced, partsOf } from './parts';

/**
 * Makes an element show a text as React would have `Words` show it.
 * @param words those of the page that no line may break
 */
export function writeWords(element: Element, text: string, words: RegExp | null): void {
  const parts = isUnspaced(text) ? partsOf(text, words) : [];
  if (parts.length === 0) {
    element.textContent = text;
    return;
  }
  const line = document.createElement('span');
  line.className = 'words';
  for (const part of parts) {
    if (part.isBreak) line.append(document.createElement('wbr'));
    const whole = part.isWhole ? document.createElement('span') : null;
    whole?.append(part.text);
    line.append(whole ?? part.text);
  }
  element.replaceChildren(line);
}
