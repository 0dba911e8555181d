/** Specification, section 1: the end user's four steps. */
export const JOURNEY_STEPS = ['instructions', 'selfie', 'document', 'result'] as const;
export type JourneyStep = (typeof JOURNEY_STEPS)[number];

/** What the phone shows at a step: pictures, no words but the result. */
export function PhoneScreen({ step, passed }: { step: JourneyStep; passed: string }) {
  if (step === 'instructions') {
    return (
      <svg aria-hidden="true" viewBox="0 0 160 260" className="phone-drawing">
        <circle cx="40" cy="50" r="14" />
        <path d="M40 28v-8M40 80v-8M18 50h-8M70 50h-8M24 34l-6-6M62 72l-6-6M56 34l6-6M18 72l6-6" />
        <rect x="18" y="112" width="46" height="30" rx="4" />
        <path d="M26 122h12M26 130h24M48 121h8v8h-8z" />
        <circle cx="41" cy="196" r="14" />
        <path d="M30 228c2-10 20-10 22 0" />
        <path className="phone-faint" d="M86 44h60M86 58h42M86 120h60M86 134h34M86 192h60M86 206h46" />
      </svg>
    );
  }
  if (step === 'selfie') {
    return (
      <>
        <div className="phone-oval">
          <div className="phone-portrait" />
        </div>
        <svg aria-hidden="true" viewBox="0 0 160 40" className="phone-drawing">
          <path d="M22 20c30 16 86 16 116 0" />
          <path d="M30 10 20 20l13 6M130 10l10 10-13 6" />
        </svg>
      </>
    );
  }
  if (step === 'document') {
    return (
      <div className="phone-card">
        <div className="phone-document-photo" />
        <span />
        <span />
        <span />
        <p className="mrz">I&lt;UTO&lt;SPECIMEN&lt;&lt;&lt;</p>
      </div>
    );
  }
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 160 160" className="phone-drawing phone-pass">
        <circle cx="80" cy="80" r="56" />
        <path d="m54 82 18 18 36-40" />
      </svg>
      <p className="phone-verdict">{passed}</p>
    </>
  );
}
