import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { CardFace } from './card-face';
import { forgetEarlyCard, takeEarlyCard } from './early-card';
import { Findings } from './findings';
import { Forge } from './forge';
import { Lamp } from './lamp';
import { forge, GENUINE, shownCard, writeLine } from './shown-card';
import type { SpecimenTexts } from './specimen-texts';
import { MarkedLine, ZoneLine } from './zone-line';

/** Prerendered there is no lamp to see by. */
const never = () => () => undefined;

/**
 * A fictional ID card under examination. It can be forged, by buttons and by writing in its machine-readable zone; check
 * digits are computed from what stands there, and zone and print are compared.
 */
export function SpecimenCard({ texts }: { texts: SpecimenTexts }) {
  const [card, setCard] = useState(takeEarlyCard);
  const hintId = useId();
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(forgetEarlyCard, []);

  const { zone, forged } = card;
  const { examined, isGenuine, passes, caught, checksOf, hint } = shownCard(card, texts);

  const face = <CardFace forged={forged} caught={caught} />;
  return (
    <div className={isGenuine ? 'specimen' : 'specimen specimen-touched'}>
      <Lamp
        texts={texts.lamp}
        card={
          <div className="specimen-card">
            <p className="sr-only">{texts.alternative}</p>
            {face}
            <div className="zone">
              {zone.map((line, index) => (
                <ZoneLine
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the zone
                  key={index}
                  label={texts.line(index + 1)}
                  line={line}
                  checks={checksOf(index)}
                  describedBy={hintId}
                  onChange={(written) => setCard((before) => writeLine(before, index, written))}
                />
              ))}
            </div>
            <div className="scan" />
          </div>
        }
        lit={
          isAwake && (
            <div className="specimen-card lit dark" aria-hidden="true" inert>
              {face}
              <div className="zone">
                {zone.map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the zone
                  <div key={index} className="zone-line">
                    <MarkedLine line={line} checks={checksOf(index)} />
                  </div>
                ))}
              </div>
            </div>
          )
        }
      >
        <p
          // Another finding is another stamp.
          key={caught.join()}
          className={passes ? 'stamp' : 'stamp stamp-fail'}
          aria-hidden="true"
        >
          {passes ? texts.pass : texts.fail}
        </p>
      </Lamp>
      <Forge
        forged={forged}
        texts={texts.forge}
        onForge={(after) => setCard((before) => forge(before, after))}
      >
        {/* Stays pressable, so that the focus stays: a genuine card is what a press leaves. */}
        <button
          type="button"
          className="link-button"
          aria-disabled={isGenuine}
          onClick={() => setCard(GENUINE)}
        >
          {texts.restore}
        </button>
        <p id={hintId} className="specimen-hint" aria-live="polite">
          {hint}
        </p>
      </Forge>
      <Findings examined={examined} texts={texts} />
    </div>
  );
}
