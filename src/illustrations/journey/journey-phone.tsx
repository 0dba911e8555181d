import { useId } from 'react';
import { JOURNEY_STEPS, type JourneyStep, PhoneScreen, type PhoneWords } from './phone-screens';
import './journey.css';

interface JourneyPhoneProps {
  /** Names the group of steps. */
  label: string;
  steps: Record<JourneyStep, { term: string; text: string }>;
  words: PhoneWords;
}

/**
 * The end user's way on a phone, a step at a time. The steps are native radio buttons and the screens follow them
 * by CSS alone, so mouse, touch and keyboard work before and without any script. No camera is asked for.
 */
export function JourneyPhone({ label, steps, words }: JourneyPhoneProps) {
  const name = useId();
  return (
    <fieldset className="journey">
      <legend className="sr-only">{label}</legend>
      <ol className="journey-steps">
        {JOURNEY_STEPS.map((step, index) => (
          <li key={step}>
            <label className="journey-step">
              <input type="radio" className="sr-only" name={name} value={step} defaultChecked={index === 0} />
              <span className="journey-number mrz" aria-hidden="true">
                {`0${index + 1}<<`}
              </span>
              <span className="journey-term">{steps[step].term}</span>
              <span className="journey-text">{steps[step].text}</span>
            </label>
          </li>
        ))}
      </ol>
      <div className="phone" aria-hidden="true">
        {JOURNEY_STEPS.map((step) => (
          <div key={step} className={`phone-screen phone-${step}`}>
            <PhoneScreen step={step} words={words} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
