import { type ReactNode, useEffect, useRef } from 'react';
import { FORGERIES, type Forged } from './forgery';
import type { SpecimenTexts } from './specimen-texts';

interface ForgeProps {
  forged: Forged;
  texts: SpecimenTexts['forge'];
  /** What stands below the buttons. */
  children: ReactNode;
  onForge: (forged: Forged) => void;
}

/** What a forger would do, a press each. Check boxes: one that is pressed before the code has come stays pressed. */
export function Forge({ forged, texts, children, onForge }: ForgeProps) {
  const group = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code has come
  useEffect(() => {
    const pressed = FORGERIES.filter(
      (forgery) => group.current?.querySelector<HTMLInputElement>(`[value="${forgery}"]`)?.checked,
    );
    if (pressed.length > 0) onForge(new Set(pressed));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    // Not a fieldset: a legend is laid out with the buttons in no grid of WebKit's.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div ref={group} role="group" aria-labelledby="forge" className="forge needs-script">
      <strong id="forge">{texts.title}</strong>
      {FORGERIES.map((forgery) => (
        <label key={forgery} className="button">
          <input
            type="checkbox"
            className="sr-only"
            value={forgery}
            checked={forged.has(forgery)}
            onChange={() =>
              onForge(new Set(FORGERIES.filter((other) => forged.has(other) !== (other === forgery))))
            }
          />
          {texts[forgery]}
        </label>
      ))}
      {children}
    </div>
  );
}
