import { type ComponentType, lazy, Suspense } from 'react';
import { watchEarlyTouch } from '../../illustrations/specimen/early-touch';
import { tellMissingPart } from '../../ui/missing-part';
import '../../illustrations/specimen/specimen.css';

/** The prerendered card, until it has its code. */
const PRERENDERED = '.specimen';

/** What a visitor does before editing: by mouse, by touch, by keyboard. */
const APPROACHES = ['pointerover', 'touchstart', 'focusin'] as const;

/** Resolves when somebody turns to the card; at once where none is prerendered, after a navigation. */
function approached(): Promise<void> {
  const card = document.querySelector(PRERENDERED);
  if (card) watchEarlyTouch();
  // Somebody may have been at it before this code came, and nothing would tell of that again.
  if (!card || card.matches(':hover') || card.contains(document.activeElement)) return Promise.resolve();
  return new Promise((resolve) => {
    const watch = new AbortController();
    const notice = ({ target }: Event) => {
      if (!(target instanceof Node) || !card.contains(target)) return;
      watch.abort();
      resolve();
    };
    // From above: React stops events on what it has not hydrated yet at its root.
    const options = { capture: true, passive: true, signal: watch.signal };
    for (const approach of APPROACHES) document.addEventListener(approach, notice, options);
  });
}

async function load(): Promise<{ default: ComponentType }> {
  const isPrerendered = document.querySelector(PRERENDERED) !== null;
  await approached();
  try {
    const { HomeSpecimen: loaded } = await import('./home-specimen');
    return { default: loaded };
  } catch {
    tellMissingPart('The specimen card');
    // The prerendered one stays as it is, for ever waiting; after a navigation there is none.
    return isPrerendered ? new Promise(() => undefined) : { default: () => null };
  }
}

/** Whoever has turned to a prerendered card by now does not wait for the page's hydration besides. */
const early = import.meta.env.SSR || !document.querySelector(PRERENDERED) ? null : load();

// Whole while prerendering; in the browser React leaves the prerendered card alone until its code is there.
const Specimen = import.meta.env.SSR
  ? (await import('./home-specimen')).HomeSpecimen
  : lazy(() => early ?? load());

/** The card works without its code but for the editing, so nobody waits for it. */
export function SpecimenIsland() {
  return (
    <Suspense fallback={null}>
      <Specimen />
    </Suspense>
  );
}
