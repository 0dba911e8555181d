import { checkDigit, checkDigitTerms } from '../../contract/check-digit';
import { ValueRows } from '../../ui/value-rows';
import {
  HIGHEST_SCORE,
  outcomeOf,
  pointsOf,
  RULES,
  riskScore,
  SAMPLE,
  type Signal,
} from '../desk/sample-transaction';
import { SpecimenSheet } from '../inspection/specimen-sheet';
import { SPECIMEN } from '../specimen/td1';

export type ZoneField = 'birthDate' | 'birthCheck' | 'sex' | 'expiryDate' | 'expiryCheck' | 'nationality';

/** The second line of the specimen's zone, field by field. */
const FIELDS: readonly { field: ZoneField; text: string; isCheck?: boolean }[] = [
  { field: 'birthDate', text: SPECIMEN.birthDate },
  { field: 'birthCheck', text: checkDigit(SPECIMEN.birthDate), isCheck: true },
  { field: 'sex', text: SPECIMEN.sex },
  { field: 'expiryDate', text: SPECIMEN.expiryDate },
  { field: 'expiryCheck', text: checkDigit(SPECIMEN.expiryDate), isCheck: true },
  { field: 'nationality', text: 'UTO' },
];

/** From each row to the middle of them all: as many threads, side by side, so that none crosses another. */
const THREADS = 5;
const START_GAP = 0.09;
const END_GAP = 0.022;

/** One path's `d`, in a box that is four wide and a row high for each. */
function threads(row: number, rows: number): string {
  return Array.from({ length: THREADS }, (_, thread) => {
    const start = row + 0.5 + (thread - (THREADS - 1) / 2) * START_GAP;
    const end = rows / 2 + (row * THREADS + thread - (rows * THREADS - 1) / 2) * END_GAP;
    return `M0 ${start.toFixed(3)}C2 ${start.toFixed(3)} 2 ${end.toFixed(3)} 4 ${end.toFixed(3)}`;
  }).join('');
}

/** Whichever way it comes in: from each name a line to the one place. */
export function ChannelsExhibit({ names }: { names: readonly string[] }) {
  return (
    <div className="trace-ways">
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <svg
        viewBox={`0 0 4 ${names.length}`}
        preserveAspectRatio="none"
        className="trace-threads"
        aria-hidden="true"
        focusable="false"
      >
        <path d={names.map((_, row) => threads(row, names.length)).join('')} />
      </svg>
    </div>
  );
}

/** What comes in: a face and a document, as pictures. */
export function CaptureExhibit() {
  return (
    <div className="trace-capture">
      <svg viewBox="-4 -4 338 216" aria-hidden="true" focusable="false">
        <SpecimenSheet />
      </svg>
      <svg viewBox="342 -4 262 216" aria-hidden="true" focusable="false">
        <use href="#specimen-sheet" />
      </svg>
    </div>
  );
}

/** What was a picture, as fields. */
export function FieldsExhibit({ names }: { names: Record<ZoneField, string> }) {
  return (
    <dl className="trace-fields">
      {FIELDS.map(({ field, text, isCheck }) => (
        <div key={field} className={isCheck ? 'trace-check' : undefined}>
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
  const rows = [
    { head: texts.character, values: terms.map(({ character }) => character) },
    { head: texts.weight, values: terms.map(({ weight }) => weight) },
    { head: texts.product, values: terms.map(({ product }) => product) },
  ];
  return (
    <div className="trace-sum">
      <ValueRows caption={texts.caption} rows={rows} />
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
      {SAMPLE.map((sample) => (
        <div key={sample.signal}>
          <dt>{texts.signal[sample.signal]}</dt>
          <dd>{pointsOf(sample, RULES)}</dd>
        </div>
      ))}
      <div className="trace-score">
        <dt>{texts.total}</dt>
        <dd>{riskScore(RULES)}</dd>
      </div>
    </dl>
  );
}

export interface AnswerTexts {
  pass: string;
  review: string;
  refuse: string;
  /** What the marker is the score of. */
  score: string;
}

const share = (points: number): string => `${(points / HIGHEST_SCORE) * 100}%`;

/** Where the score falls between the limits of the rules: a scale in proportion, and the same in words. */
export function AnswerExhibit({ texts }: { texts: AnswerTexts }) {
  const outcome = outcomeOf(RULES);
  const score = riskScore(RULES);
  const zones = [
    { zone: 'pass', from: 0, to: RULES.reviewFrom },
    { zone: 'review', from: RULES.reviewFrom, to: RULES.refuseFrom },
    { zone: 'refuse', from: RULES.refuseFrom, to: HIGHEST_SCORE },
  ] as const;
  // The chosen zone last: its frame lies over its neighbours'.
  const painted = [
    ...zones.filter(({ zone }) => zone !== outcome),
    ...zones.filter(({ zone }) => zone === outcome),
  ];
  return (
    <>
      <div className="sr-only">
        <p>{`${texts.score} ${score}: ${texts[outcome]}`}</p>
        <ul>
          {zones.map(({ zone, from, to }) => (
            <li key={zone}>{`${from}–${to === HIGHEST_SCORE ? to : to - 1}: ${texts[zone]}`}</li>
          ))}
        </ul>
      </div>
      <svg aria-hidden="true" className={`trace-scale trace-${outcome}`}>
        {painted.map(({ zone, from, to }) => (
          <rect
            key={zone}
            className={zone === outcome ? 'trace-zone trace-chosen' : 'trace-zone'}
            x={share(from)}
            y="2.625em"
            width={share(to - from)}
            height="1.25em"
          />
        ))}
        {zones.map(({ zone, from, to }) => (
          <text
            key={zone}
            className={zone === outcome ? 'trace-zone-name trace-chosen' : 'trace-zone-name'}
            x={share((from + to) / 2)}
            y="7em"
          >
            {texts[zone]}
          </text>
        ))}
        <g>
          {[0, RULES.reviewFrom, RULES.refuseFrom, HIGHEST_SCORE].map((limit) => (
            <text key={limit} className="trace-limit" x={share(limit)} y="5.875em">
              {limit}
            </text>
          ))}
        </g>
        <text className="trace-marker-score" x={share(score)} y="0.75em">
          {score}
        </text>
        <line className="trace-marker" x1={share(score)} y1="1.75em" x2={share(score)} y2="4.25em" />
        <svg aria-hidden="true" x={share(score)} y="1.75em" overflow="visible">
          <path d="M-7-2H7L0 9Z" />
        </svg>
      </svg>
    </>
  );
}
