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
    'M14 22a8 8 0 1 0 16 0a8 8 0 1 0-16 0M21 28.9h2M18.5 27.2h8.3M21.5 25.4h7M23.5 23.6h6M24.5 21.8h5M25 20h4M22 10V4M22 40v-6M10 22H4M40 22h-6M13.5 13.5l-4-4M34.5 34.5l-4-4M30.5 13.5l4-4M9.5 34.5l4-4M17.6 11.4l-1.2-3M27.6 35.6l-1.2-3M11.4 26.4l-3 1.2M35.6 16.4l-3 1.2M26.4 11.4l1.2-3M16.4 35.6l1.2-3M11.4 17.6l-3-1.2M35.6 27.6l-3-1.2',
  document:
    'M4 9h36v26H4zM7 14h11v14H7zM12.5 20.5m-2.5 0a2.5 3 0 1 0 5 0a2.5 3 0 1 0-5 0M8.5 28c0-5 8-5 8 0M22 15h14M22 18h9M22 22h14M22 25h11M7 31.5h30',
  time: 'M6 22a16 16 0 1 0 32 0a16 16 0 1 0-32 0M8.5 22a13.5 13.5 0 1 0 27 0a13.5 13.5 0 1 0-27 0M22 11v11l7 4.5M22 20h11.7M22 18h11M22 16h10M22 14h8.6M22 12h5.5M22 31v2M13 22h-2',
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
      <div className="phone-seal">
        <svg aria-hidden="true" viewBox="0 0 160 160" className="phone-drawing phone-pass">
          <path d="m54 82 18 18 36-40" className="phone-pass-edge" />
          <path d="m54 82 18 18 36-40" />
        </svg>
      </div>
      <p className="phone-verdict">{words.passed}</p>
    </>
  );
}
