import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { WholePage } from '../ui/below-the-fold';

/**
 * A page that a link leads to begins with its first screen, and the rest follows in the frame after. A document, a way
 * back, or a place further down has all of it at once: there is something to be found in it.
 */
export function FirstScreenFirst({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const isFollowed = useNavigationType() !== 'POP' && hash === '';
  const [isWhole, setWhole] = useState(!isFollowed);
  useEffect(() => {
    if (isWhole) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(true)));
    return () => cancelAnimationFrame(frame);
  }, [isWhole]);
  return (
    <WholePage value={isWhole}>
      {children}
      {!isWhole && <div className="below-the-fold" />}
    </WholePage>
  );
}
