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
  const group = useRef<HTMLFieldSetElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code has come
  useEffect(() => {
    const pressed = FORGERIES.filter(
      (forgery) => group.current?.querySelector<HTMLInputElement>(`[value="${forgery}"]`)?.checked,
    );
    if (pressed.length > 0) onForge(new Set(pressed));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <fieldset ref={group} className="forge needs-script">
      <legend>{texts.title}</legend>
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
    </fieldset>
  );
}
