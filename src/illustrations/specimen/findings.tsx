import { type Examined, findingClass } from './examine';
import type { SpecimenTexts } from './specimen-texts';

/** What each check says of the card, and what it comes to. */
export function Findings({ examined, texts }: { examined: readonly Examined[]; texts: SpecimenTexts }) {
  const passes = examined.every(({ isRight }) => isRight);
  return (
    <dl className="findings">
      {examined.map(({ check, isActed, ...finding }) => (
        <Finding key={check} {...finding} note={isActed ? texts.acted : undefined} />
      ))}
      <Finding term={texts.result} isRight={passes} finding={passes ? texts.pass : texts.fail} isResult />
    </dl>
  );
}

interface FindingProps extends Pick<Examined, 'term' | 'finding' | 'isRight'> {
  /** What is to be known of the check itself. */
  note?: string | undefined;
  isResult?: boolean;
}

function Finding({ term, finding, isRight, note, isResult = false }: FindingProps) {
  return (
    <div className={findingClass(isRight, isResult)}>
      <dt>
        {term}
        {note && <small>{` ${note}`}</small>}
      </dt>
      <dd>{finding}</dd>
    </div>
  );
}
