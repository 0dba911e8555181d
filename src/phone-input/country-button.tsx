import { type KeyboardEvent, type Ref, useMemo } from 'react';
import type { PhoneView } from './phone-view';

interface CountryButtonProps {
  ref: Ref<HTMLButtonElement>;
  view: PhoneView;
  label: string;
  describedBy: string | undefined;
  locale: string;
  listId: string;
  isOpen: boolean;
  onToggle: () => void;
  onFocus: () => void;
}

/** No country has the dial code that was typed. */
const NO_COUNTRY = '–';

/**
 * In the markup from the start, so that hydration changes nothing; the stylesheet shows it once it works. The name
 * of the country waits for the number logic: Node and the browser may name it differently.
 */
export function CountryButton(props: CountryButtonProps) {
  const { ref, view, label, describedBy, locale, listId, isOpen, onToggle, onFocus } = props;
  const { country, dialCode } = view;
  const name = useMemo(
    () => (country && dialCode ? new Intl.DisplayNames([locale], { type: 'region' }).of(country) : null),
    [country, dialCode, locale],
  );

  function onKeyDown(event: KeyboardEvent): void {
    if (isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    onToggle();
  }

  return (
    <button
      ref={ref}
      type="button"
      translate="no"
      className="phone-country"
      data-country={country}
      aria-describedby={describedBy}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      onClick={onToggle}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {/* The spaces keep the words of the accessible name apart. Where a machine translates the page it would go on
          saying the country of before: these are the site's own, and each the only text of its element. */}
      <span className="sr-only">{`${name ? `${label}: ${name}` : label} `}</span>
      <span>{`${country ?? NO_COUNTRY} `}</span>
      <span className="phone-dial-code">{dialCode && `+${dialCode}`}</span>
    </button>
  );
}
