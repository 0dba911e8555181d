import { findingClass } from './examine';
import { caughtClass, faceFields } from './face-fields';
import { type Card, shownCard } from './shown-card';
import type { FindingTexts } from './specimen-texts';
import { zoneMarks } from './zone-marks';

/** How a text of the page is written into an element. */
type Write = (element: Element, text: string) => void;

/** What is drawn on a forged card and not on another. */
function draw(parent: Element | null, className: string, isThere: boolean): void {
  const drawn = parent?.querySelector(`:scope > [class="${className}"]`);
  if (!isThere) drawn?.remove();
  else if (!drawn) parent?.append(element('div', className));
}

function element(name: string, className: string | undefined, text = ''): Element {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}

/**
 * Writes a card's state into the prerendered one, as its view would: by the same functions, element by element. A test
 * compares both.
 * @param specimen the prerendered card with what stands below it
 */
export function writeCard(specimen: Element, card: Card, texts: FindingTexts, write: Write): void {
  const { zone, forged } = card;
  const { examined, isGenuine, passes, caught, checksOf, hint } = shownCard(card, texts);
  const find = (selector: string) => specimen.querySelector(selector);

  specimen.className = isGenuine ? 'specimen' : 'specimen specimen-touched';

  const photo = find('.face-photo');
  if (photo) photo.className = forged.has('photo') ? 'face-photo face-swapped' : 'face-photo';
  draw(photo, 'caught', caught.includes('face'));
  draw(find('.card-face'), 'face-hole caught', forged.has('hole'));
  const printed = specimen.querySelectorAll('.face-fields span');
  faceFields(forged).forEach(({ value, of }, index) => {
    printed[index]?.replaceWith(element('span', caughtClass(caught, of), value));
  });

  specimen.querySelectorAll('.zone-marks').forEach((line, index) => {
    const { marks, rest } = zoneMarks(zone[index] ?? '', checksOf(index));
    const parts = marks.map(({ between, field, fieldClass, digit, digitClass }) => {
      const part = element('span', undefined, between);
      part.append(element('span', fieldClass, field), element('mark', digitClass, digit));
      return part;
    });
    line.replaceChildren(...parts, ...(rest ? [rest] : []));
  });
  specimen.querySelectorAll<HTMLInputElement>('.zone-input').forEach((input, index) => {
    const line = zone[index] ?? '';
    if (input.value !== line) input.value = line;
  });

  const result = { isRight: passes, finding: passes ? texts.pass : texts.fail };
  // Another finding is another stamp.
  const stamp = element('p', passes ? 'stamp' : 'stamp stamp-fail');
  stamp.setAttribute('aria-hidden', 'true');
  write(stamp, result.finding);
  find('.stamp')?.replaceWith(stamp);
  const rows = specimen.querySelectorAll('.finding');
  [...examined, result].forEach(({ isRight, finding }, index) => {
    const row = rows[index];
    const said = row?.querySelector('dd');
    if (!row || !said) return;
    row.className = findingClass(isRight, index === examined.length);
    write(said, finding);
  });

  find('.link-button')?.setAttribute('aria-disabled', String(isGenuine));
  const told = find('.specimen-hint');
  if (told) write(told, hint);
}
