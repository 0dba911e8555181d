import { type RefObject, useLayoutEffect, useState } from 'react';

/** Specification, section 9: with more room than this below, the list opens there. */
export const ROOM_BELOW_PX = 200;

/** Between the list and the window's edge. */
const MARGIN_PX = 8;

interface Placement {
  isAbove: boolean;
  /** In px. */
  room: number;
}

/** Below if more than 200 px is free, else above; but never where there is less room than on the other side. */
export function placeList({ top, bottom }: { top: number; bottom: number }, windowHeight: number): Placement {
  const below = windowHeight - bottom;
  const isAbove = below <= ROOM_BELOW_PX && top > below;
  return { isAbove, room: Math.max(0, (isAbove ? top : below) - MARGIN_PX) };
}

export function useListPlacement(anchor: RefObject<HTMLElement | null>): Placement {
  const [placement, setPlacement] = useState<Placement>({ isAbove: false, room: ROOM_BELOW_PX });

  useLayoutEffect(() => {
    const place = (): void => {
      const box = anchor.current?.getBoundingClientRect();
      // An on-screen keyboard makes the visual viewport smaller, not the window.
      if (box) setPlacement(placeList(box, window.visualViewport?.height ?? window.innerHeight));
    };
    place();
    const resized = [window, window.visualViewport].filter((target) => target != null);
    for (const target of resized) target.addEventListener('resize', place);
    return () => {
      for (const target of resized) target.removeEventListener('resize', place);
    };
  }, [anchor]);

  return placement;
}
