import { useId, useState } from 'react';
import { Button } from '../../ui/button';
import { CardFace } from './card-face';
import { type CheckResult, checkTd1, SPECIMEN, type Td1, type Td1Check, writeTd1 } from './td1';
import { ZoneLine } from './zone-line';

export interface SpecimenTexts {
  /** What the picture shows, for those who don't see it. */
  alternative: string;
  hint: string;
  /** Said in the hint's place of an edit that leaves every digit right. */
  unnoticed: string;
  restore: string;
  line: (number: number) => string;
  check: Record<Td1Check, string>;
  right: (digit: string) => string;
  wrong: (printed: string, computed: string) => string;
  /** Checks of the picture that are shown, not computed: term and finding. */
  shown: readonly { term: string; finding: string }[];
  result: string;
  pass: string;
  fail: string;
}

const GENUINE = writeTd1(SPECIMEN);

/**
 * A fictional ID card under examination. The machine-readable zone can be edited; its check digits are computed
 * from what stands there.
 */
export function SpecimenCard({ texts }: { texts: SpecimenTexts }) {
  const [zone, setZone] = useState<Td1>(GENUINE);
  const hintId = useId();
  const checks = checkTd1(zone);
  const passes = checks.every(({ printed, computed }) => printed === computed);
  const isUnnoticed = passes && zone.join() !== GENUINE.join();

  const setLine = (index: number) => (line: string) =>
    setZone((before) => before.map((old, at) => (at === index ? line : old)) as unknown as Td1);

  return (
    <div className="specimen">
      <div className="specimen-rosette" aria-hidden="true" />
      <div className="specimen-card">
        <p className="sr-only">{texts.alternative}</p>
        <CardFace />
        <div className="zone">
          {zone.map((line, index) => (
            <ZoneLine
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the zone
              key={index}
              label={texts.line(index + 1)}
              line={line}
              checks={checks.filter((check) => check.line === index)}
              describedBy={hintId}
              onChange={setLine(index)}
            />
          ))}
        </div>
      </div>
      <div className="specimen-notes">
        <p id={hintId} className="specimen-hint" aria-live="polite">
          {isUnnoticed ? texts.unnoticed : texts.hint}
        </p>
        <dl className="findings" aria-live="polite">
          {checks.map((check) => (
            <Finding
              key={check.check}
              term={texts.check[check.check]}
              right={check.printed === check.computed}
            >
              {wording(check, texts)}
            </Finding>
          ))}
          {texts.shown.map(({ term, finding }) => (
            <Finding key={term} term={term} right>
              {finding}
            </Finding>
          ))}
          <Finding term={texts.result} right={passes} strong>
            {passes ? texts.pass : texts.fail}
          </Finding>
        </dl>
        {zone !== GENUINE && <Button onClick={() => setZone(GENUINE)}>{texts.restore}</Button>}
      </div>
    </div>
  );
}

function wording({ printed, computed }: CheckResult, { right, wrong }: SpecimenTexts): string {
  return printed === computed ? right(printed) : wrong(printed, computed);
}

interface FindingProps {
  term: string;
  right: boolean;
  strong?: boolean;
  children: string;
}

function Finding({ term, right, strong = false, children }: FindingProps) {
  return (
    <div className={`finding ${right ? 'finding-right' : 'finding-wrong'}${strong ? ' finding-result' : ''}`}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
