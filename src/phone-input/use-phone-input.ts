import { useEffect, useRef, useState } from 'react';
import { createPhoneSession, type SessionOptions } from './phone-session';
import { initialView } from './phone-view';
import { useVisitorCountry, type VisitorCountryUrl } from './use-visitor-country';

export interface PhoneInputOptions extends SessionOptions {
  visitorCountryUrl: VisitorCountryUrl | undefined;
}

/** Ties a telephone field's session to a component: its refs, what it shows, and what can be asked of it. */
export function usePhoneInput(options: PhoneInputOptions) {
  const input = useRef<HTMLInputElement>(null);
  const country = useRef<HTMLInputElement>(null);
  const [view, setView] = useState(() => initialView(options));
  const [session] = useState(() => createPhoneSession(options, setView));

  useEffect(() => {
    session.configure(options);
  });

  useEffect(
    () => (input.current && country.current ? session.mount(input.current, country.current) : undefined),
    [session],
  );

  useVisitorCountry(options.visitorCountryUrl, session.suggest);

  return { input, country, view, wake: session.wake, choose: session.choose };
}
