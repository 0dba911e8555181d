import { type ComponentType, lazy, Suspense, useLayoutEffect, useState } from 'react';
import { watchEarlyTouch } from '../../illustrations/specimen/early-touch';
import { tellMissingPart } from '../../ui/missing-part';
import '../../illustrations/specimen/specimen.css';

/** The card that stands in the document: the prerendered one, until it has its code. */
const shownCard = () => document.querySelector<HTMLElement>('.specimen');

/** What a visitor does before editing: by mouse, by touch, by keyboard. */
const APPROACHES = ['pointerover', 'touchstart', 'focusin'] as const;

/** Called where there is no card to turn to any more. */
let giveUp = (): void => {};

/** Of the card that was left: it stays free until the code of the next is there, or the way back would end elsewhere. */
let room = 0;

/** Resolves when somebody turns to the card; at once where none is prerendered, after a navigation. */
function approached(): Promise<void> {
  const card = shownCard();
  if (card) watchEarlyTouch();
  // Somebody may have been at it before this code came, and nothing would tell of that again.
  if (!card || card.matches(':hover') || card.contains(document.activeElement)) return Promise.resolve();
  return new Promise((resolve) => {
    const watch = new AbortController();
    giveUp = () => {
      watch.abort();
      resolve();
    };
    const notice = ({ target }: Event) => {
      if (target instanceof Node && card.contains(target)) giveUp();
    };
    // From above: React stops events on what it has not hydrated yet at its root.
    const options = { capture: true, passive: true, signal: watch.signal };
    for (const approach of APPROACHES) document.addEventListener(approach, notice, options);
  });
}

async function load(): Promise<{ default: ComponentType }> {
  await approached();
  try {
    const { HomeSpecimen: loaded } = await import('./home-specimen');
    return { default: loaded };
  } catch {
    tellMissingPart('The specimen card');
    // The prerendered one stays as it is, for ever waiting; after a navigation there is none.
    return shownCard() ? new Promise(() => undefined) : { default: () => null };
  }
}

/** Whoever has turned to a prerendered card by now does not wait for the page's hydration besides. */
const early = import.meta.env.SSR || !shownCard() ? null : load();

// Whole while prerendering; in the browser React leaves the prerendered card alone until its code is there.
const Specimen = import.meta.env.SSR
  ? (await import('./home-specimen')).HomeSpecimen
  : lazy(() => early ?? load());

/** The card works without its code but for the editing, so nobody waits for it. */
export function SpecimenIsland() {
  const [height] = useState(room);
  useLayoutEffect(() => {
    // The prerendered card was left without anybody having turned to it.
    if (!shownCard()) giveUp();
    return () => {
      room = shownCard()?.offsetHeight ?? room;
    };
  }, []);
  return (
    <Suspense fallback={height > 0 ? <div style={{ height }} /> : null}>
      <Specimen />
    </Suspense>
  );
}
