import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { recallScroll } from '../runtime/navigation/scroll-positions';
import { WholePage } from '../ui/below-the-fold';

/** The document's own page stands as a whole. */
const isNavigated = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset['hydrated'] !== undefined;

/**
 * A page that is seen from its beginning begins with its first screen, and the rest follows in the frame after. A
 * document, a way back to where one was further down, or a place has all of it at once: there is something to be found
 * in it.
 */
export function FirstScreenFirst({ children }: { children: ReactNode }) {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  const [isWhole, setWhole] = useState(
    () => hash !== '' || (type === 'POP' && !(isNavigated() && recallScroll(key) === 0)),
  );
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
