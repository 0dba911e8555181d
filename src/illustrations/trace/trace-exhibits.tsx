import { outcomeOf, RULES, riskScore, SAMPLE, type Signal } from '../desk/sample-transaction';
import { checkDigit, checkDigitTerms } from '../specimen/check-digit';
import { SPECIMEN } from '../specimen/td1';

export type ZoneField = 'birthDate' | 'checkDigit' | 'sex' | 'expiryDate' | 'nationality';

/** The second line of the specimen's zone, field by field. */
const FIELDS: readonly { field: ZoneField; text: string }[] = [
  { field: 'birthDate', text: SPECIMEN.birthDate },
  { field: 'checkDigit', text: checkDigit(SPECIMEN.birthDate) },
  { field: 'sex', text: SPECIMEN.sex },
  { field: 'expiryDate', text: SPECIMEN.expiryDate },
  { field: 'checkDigit', text: checkDigit(SPECIMEN.expiryDate) },
  { field: 'nationality', text: 'UTO' },
];

/** What comes in: a face and a document, as pictures. */
export function CaptureExhibit() {
  return <div className="trace-capture" aria-hidden="true" />;
}

/** What was a picture, as fields. */
export function FieldsExhibit({ names }: { names: Record<ZoneField, string> }) {
  return (
    <dl className="trace-fields">
      {FIELDS.map(({ field, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields of a line that never changes
        <div key={index} className={field === 'checkDigit' ? 'trace-check' : undefined}>
          <dt>{names[field]}</dt>
          <dd className="mrz">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface SumTexts {
  caption: string;
  character: string;
  weight: string;
  product: string;
  sum: string;
  remainder: string;
}

/** One check, worked: the check digit of the date of birth, really computed. */
export function SumExhibit({ texts }: { texts: SumTexts }) {
  const terms = checkDigitTerms(SPECIMEN.birthDate);
  const lines = [
    { head: texts.character, values: terms.map(({ character }) => character) },
    { head: texts.weight, values: terms.map(({ weight }) => weight) },
    { head: texts.product, values: terms.map(({ product }) => product) },
  ];
  return (
    <div className="trace-sum">
      <table>
        <caption className="sr-only">{texts.caption}</caption>
        <tbody>
          {lines.map(({ head, values }) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {values.map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the places of a number
                <td key={index}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="trace-totals">
        <div>
          <dt>{texts.sum}</dt>
          <dd>{terms.reduce((sum, { product }) => sum + product, 0)}</dd>
        </div>
        <div>
          <dt>{texts.remainder}</dt>
          <dd className="trace-passed">{checkDigit(SPECIMEN.birthDate)}</dd>
        </div>
      </dl>
    </div>
  );
}

export interface ScoreTexts {
  signal: Record<Signal, string>;
  total: string;
}

/** The results of the checks, and what they add up to. */
export function ScoreExhibit({ texts }: { texts: ScoreTexts }) {
  return (
    <dl className="trace-totals">
      {SAMPLE.map(({ signal, isClear, weight }) => (
        <div key={signal}>
          <dt>{texts.signal[signal]}</dt>
          <dd>{isClear ? 0 : weight}</dd>
        </div>
      ))}
      <div className="trace-score">
        <dt>{texts.total}</dt>
        <dd>{riskScore(RULES)}</dd>
      </div>
    </dl>
  );
}

const HIGHEST_SCORE = 100;

export interface AnswerTexts {
  pass: string;
  review: string;
  refuse: string;
}

/** Where the score falls between the thresholds of the rules. */
export function AnswerExhibit({ texts }: { texts: AnswerTexts }) {
  const outcome = outcomeOf(RULES);
  const zones = [
    { zone: 'pass', from: 0, to: RULES.reviewFrom - 1 },
    { zone: 'review', from: RULES.reviewFrom, to: RULES.refuseFrom - 1 },
    { zone: 'refuse', from: RULES.refuseFrom, to: HIGHEST_SCORE },
  ] as const;
  return (
    <ol className="trace-answer">
      {zones.map(({ zone, from, to }) => (
        <li key={zone} className={zone === outcome ? 'trace-chosen' : undefined}>
          <span>{`${from}–${to}`}</span>
          {texts[zone]}
        </li>
      ))}
    </ol>
  );
}
