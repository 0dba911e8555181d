/** A pointer that went down on the card before there was code for it, and where it is now. */
export interface EarlyTouch {
  pointerId: number;
  clientX: number;
  clientY: number;
  isDown: boolean;
}

let touch: EarlyTouch | undefined;
let watch: AbortController | undefined;

/** Whether the lamp comes to a pointer that went down there: in the zone somebody writes. */
export const callsLamp = ({ button, target }: Pick<PointerEvent, 'button' | 'target'>): boolean =>
  button === 0 &&
  target instanceof Element &&
  target.closest('.specimen-stage') !== null &&
  target.closest('.zone') === null;

/** Notices what is done to a card that has no code yet. */
export function watchEarlyTouch(): void {
  watch = new AbortController();
  const options = { capture: true, passive: true, signal: watch.signal };
  const note = ({ pointerId, clientX, clientY }: PointerEvent, isDown: boolean): void => {
    touch = { pointerId, clientX, clientY, isDown };
  };
  const isIts = ({ pointerId }: PointerEvent): boolean =>
    touch?.isDown === true && touch.pointerId === pointerId;
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (callsLamp(event)) note(event, true);
    },
    options,
  );
  document.addEventListener('pointermove', (event) => isIts(event) && note(event, true), options);
  document.addEventListener('pointerup', (event) => isIts(event) && note(event, false), options);
  // The finger scrolls the page.
  document.addEventListener(
    'pointercancel',
    (event) => {
      if (isIts(event)) touch = undefined;
    },
    options,
  );
}

/** For the card's code, when it has come: from then on it notices for itself. */
export function takeEarlyTouch(): EarlyTouch | undefined {
  watch?.abort();
  const taken = touch;
  touch = undefined;
  return taken;
}
