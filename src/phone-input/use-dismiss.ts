import { type FocusEvent, type RefObject, useEffect } from 'react';

type Part = RefObject<HTMLElement | null>;

/** Closes a popup at a press outside it and its button, and when the focus goes on elsewhere. */
export function useDismiss(popup: Part, button: Part, onDismiss: () => void) {
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent): void => {
      const isInside = (part: Part): boolean =>
        target instanceof Node && Boolean(part.current?.contains(target));
      if (!isInside(popup) && !isInside(button)) onDismiss();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [popup, button, onDismiss]);

  return function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    // Nowhere: another window, or a press that is dealt with above. The button closes the popup itself.
    if (relatedTarget === null || relatedTarget === button.current) return;
    if (!currentTarget.contains(relatedTarget)) onDismiss();
  };
}
