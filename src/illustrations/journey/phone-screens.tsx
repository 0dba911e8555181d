/** Specification, section 1: the end user's four steps. */
export const JOURNEY_STEPS = ['instructions', 'selfie', 'document', 'result'] as const;
export type JourneyStep = (typeof JOURNEY_STEPS)[number];

/** What the phone says, step by step. */
export interface PhoneWords {
  needed: string;
  light: string;
  document: string;
  time: string;
  turn: string;
  hold: string;
  passed: string;
}

/** What is needed: light, a document, a moment. In 44 × 44 units. */
const NEEDS = {
  light:
    'M15 22a7 7 0 1 0 14 0a7 7 0 1 0-14 0M22 9V5M22 39v-4M9 22H5M39 22h-4M13 13l-3-3M34 34l-3-3M31 13l3-3M10 34l3-3',
  document: 'M5 11h34v22H5zM10 18h10M10 26h16M30 17h4v5h-4z',
  time: 'M7 22a15 15 0 1 0 30 0a15 15 0 1 0-30 0M22 13v9l6 4',
} as const;

/** What the phone shows at a step. */
export function PhoneScreen({ step, words }: { step: JourneyStep; words: PhoneWords }) {
  if (step === 'instructions') {
    return (
      <>
        <p>{words.needed}</p>
        {(['light', 'document', 'time'] as const).map((need) => (
          <p key={need} className="phone-need">
            <svg aria-hidden="true" viewBox="0 0 44 44" className="phone-drawing">
              <path d={NEEDS[need]} />
            </svg>
            {words[need]}
          </p>
        ))}
      </>
    );
  }
  if (step === 'selfie') {
    return (
      <>
        <div className="phone-oval">
          <div className="phone-portrait" />
        </div>
        <svg aria-hidden="true" viewBox="0 0 160 40" className="phone-drawing">
          <path d="M20 14c32 17 88 17 120 0M32 12.5 20 14l5.5 10.5M128 12.5l12 1.5-5.5 10.5" />
        </svg>
        <p>{words.turn}</p>
      </>
    );
  }
  if (step === 'document') {
    return (
      <>
        <div className="phone-frame">
          <svg aria-hidden="true" viewBox="0 0 180 128" className="phone-drawing">
            <path d="M3 24V3h21M156 3h21v21M177 104v21h-21M24 125H3v-21" />
          </svg>
          <div className="phone-card">
            <div className="phone-document-photo" />
            <span />
            <span />
            <span />
            <p className="mrz">I&lt;UTO&lt;SPECIMEN&lt;&lt;&lt;</p>
          </div>
        </div>
        <p>{words.hold}</p>
      </>
    );
  }
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 160 160" className="phone-drawing phone-pass">
        <circle cx="80" cy="80" r="56" />
        <path d="m54 82 18 18 36-40" />
      </svg>
      <p className="phone-verdict">{words.passed}</p>
    </>
  );
}
