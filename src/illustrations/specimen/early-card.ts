import { FORGERIES, type Forgery } from './forgery';
import { type Card, GENUINE } from './shown-card';
import type { Td1 } from './td1';

/**
 * A card that was forged before its code came, told by what wrote that into the prerendered one to the code that goes on
 * from there: as text at the document's element. Empty: the code has come, and nothing else may write.
 */
const told = (): DOMStringMap => document.documentElement.dataset;

export function keepEarlyCard({ zone, forged }: Card): void {
  told()['card'] = [...zone, ...forged].join(' ');
}

export const isCardTaken = (): boolean => told()['card'] === '';

let taken: Card | undefined;

/** For the card's code, whose first view has to be what it finds in the document. */
export function takeEarlyCard(): Card {
  if (import.meta.env.SSR) return GENUINE;
  taken ??= readEarlyCard();
  told()['card'] = '';
  return taken;
}

/** Another card, after a navigation within the tab, is genuine again. */
export function forgetEarlyCard(): void {
  taken = undefined;
}

function readEarlyCard(): Card {
  const kept = told()['card'];
  if (!kept) return GENUINE;
  const [first = '', second = '', third = '', ...forgeries] = kept.split(' ');
  const zone: Td1 = [first, second, third];
  return { zone, forged: new Set(FORGERIES.filter((forgery: Forgery) => forgeries.includes(forgery))) };
}
