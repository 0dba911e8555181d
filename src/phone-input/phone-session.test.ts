// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createPhoneSession, type SessionOptions } from './phone-session';
import { initialView } from './phone-view';

const OPTIONS: SessionOptions = {
  locale: 'en-US',
  filter: undefined,
  maxLength: 25,
  faults: { 'phone-too-short': 'Too short', 'phone-too-long': 'Too long', 'invalid-phone': 'Impossible' },
  preferredCountries: ['TH'],
};

it.each(['SE', 'TH'])('shows %s, which a reload has put back into the control that posts it', (chosen) => {
  const country = document.createElement('input');
  country.value = chosen;
  let view = initialView(OPTIONS);
  const session = createPhoneSession(OPTIONS, (update) => {
    view = update(view);
  });
  const leave = session.mount(document.createElement('input'), country);
  expect(view.country).toBe(chosen);
  leave();
});
