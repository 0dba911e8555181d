import { isCardTaken, keepEarlyCard } from './early-card';
import { FORGERIES, type Forgery } from './forgery';
import { overwrite } from './overwrite';
import { type Card, forge, GENUINE, writeLine } from './shown-card';
import type { FindingTexts } from './specimen-texts';
import { writeCard } from './write-card';

type Write = Parameters<typeof writeCard>[3];

const SPECIMEN = '.specimen';
const LINE = '.zone-input';

/**
 * Answers what is done to the prerendered card until its code has come: pressed, or typed in its zone.
 * @param readTexts what is said of the card, and how; null while the document is not whole
 */
export function answerEarly(readTexts: () => { texts: FindingTexts; write: Write } | null): void {
  let card: Card = GENUINE;
  const watch = new AbortController();

  function show(after: Card): void {
    const specimen = document.querySelector(SPECIMEN);
    const said = specimen && readTexts();
    if (!said) return;
    card = after;
    writeCard(specimen, card, said.texts, said.write);
    keepEarlyCard(card);
  }

  const boxOf = (forgery: Forgery) => document.querySelector<HTMLInputElement>(`.forge [value=${forgery}]`);

  /** The card as the boxes and the lines of its zone have it. */
  function read(): Card {
    let read = card;
    document.querySelectorAll<HTMLInputElement>(LINE).forEach((input, index) => {
      const line = card.zone[index];
      if (line !== undefined && line !== input.value)
        read = writeLine(read, index, overwrite(line, input.value, caretOf(input)));
    });
    const pressed = FORGERIES.filter((forgery) => boxOf(forgery)?.checked);
    return pressed.join() === [...card.forged].join() ? read : forge(read, new Set(pressed));
  }

  function answer(): void {
    const after = read();
    if (after === card) return;
    const { activeElement: line } = document;
    const caret = line instanceof HTMLInputElement && line.matches(LINE) ? caretOf(line) : null;
    show(after);
    // What writes another value puts the caret at its end.
    if (caret !== null) (line as HTMLInputElement).setSelectionRange(caret, caret);
  }

  function restore(): void {
    for (const forgery of FORGERIES) {
      const box = boxOf(forgery);
      if (box) box.checked = false;
    }
    show(GENUINE);
  }

  // From above: React stops events on what it has not hydrated yet at its root.
  const options = { capture: true, signal: watch.signal };
  const listen = (event: 'input' | 'click', on: string, work: () => void): void =>
    document.addEventListener(
      event,
      ({ target }) => {
        if (isCardTaken()) watch.abort();
        else if (target instanceof Element && target.matches(on)) work();
      },
      options,
    );
  listen('input', `${LINE}, .forge input`, answer);
  listen('click', '.specimen .link-button[aria-disabled=false]', restore);

  /** What was done before this came. */
  const catchUp = (): void => {
    if (!isCardTaken()) answer();
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', catchUp);
  else catchUp();
}

const caretOf = ({ selectionStart, value }: HTMLInputElement): number => selectionStart ?? value.length;
