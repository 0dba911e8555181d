import { useId, useState, useSyncExternalStore } from 'react';
import { CardFace } from './card-face';
import { examine } from './examine';
import { Findings } from './findings';
import { Forge } from './forge';
import { type Forged, GENUINE_CARD, numberOf } from './forgery';
import { Lamp } from './lamp';
import type { SpecimenTexts } from './specimen-texts';
import { checkTd1, SPECIMEN, type Td1, withNumber, writeTd1 } from './td1';
import { MarkedLine, ZoneLine } from './zone-line';

const GENUINE = writeTd1(SPECIMEN);

/** Prerendered there is no lamp to see by. */
const never = () => () => undefined;

/**
 * A fictional ID card under examination. It can be forged, by buttons and by writing in its machine-readable zone; check
 * digits are computed from what stands there, and zone and print are compared.
 */
export function SpecimenCard({ texts }: { texts: SpecimenTexts }) {
  const [zone, setZone] = useState<Td1>(GENUINE);
  const [forged, setForged] = useState<Forged>(GENUINE_CARD);
  const hintId = useId();
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  const examined = examine(zone, forged, texts);
  const wrong = examined.filter(({ isRight }) => !isRight);
  const caught = wrong.map(({ check }) => check);
  const isGenuine = forged.size === 0 && zone.join() === GENUINE.join();
  const checks = checkTd1(zone).map((result) => ({ ...result, isCaught: caught.includes(result.check) }));
  const checksOf = (line: number) => checks.filter((check) => check.line === line);

  const setLine = (index: number) => (line: string) =>
    setZone((before) => before.map((old, at) => (at === index ? line : old)) as unknown as Td1);

  function forge(after: Forged): void {
    setForged(after);
    if (after.has('number') !== forged.has('number')) setZone((old) => withNumber(old, numberOf(after)));
  }

  function restore(): void {
    setZone(GENUINE);
    setForged(GENUINE_CARD);
  }

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
                  onChange={setLine(index)}
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
          className={wrong.length > 0 ? 'stamp stamp-fail' : 'stamp'}
          aria-hidden="true"
        >
          {wrong.length > 0 ? texts.fail : texts.pass}
        </p>
      </Lamp>
      <Forge forged={forged} texts={texts.forge} onForge={forge}>
        <button type="button" className="link-button" disabled={isGenuine} onClick={restore}>
          {texts.restore}
        </button>
        <p id={hintId} className="specimen-hint" aria-live="polite">
          {hint()}
        </p>
      </Forge>
      <Findings examined={examined} texts={texts} />
    </div>
  );

  /** What to do, or what has been found; the findings themselves are read by who turns to them. */
  function hint(): string {
    if (isGenuine) return texts.hint;
    if (wrong.length === 0) return texts.unnoticed;
    const said = wrong.map(
      ({ term, finding, isActed }) => `${term}${isActed ? ` (${texts.acted})` : ''}: ${finding}`,
    );
    return [...said, `${texts.result}: ${texts.fail}`].join('. ');
  }
}
