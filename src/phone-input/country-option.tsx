import type { CountryCode } from 'libphonenumber-js/max';
import { memo } from 'react';
import { flagUrl } from './flag-url';
import type { CountryEntry } from './logic/country-entries';

interface CountryOptionProps {
  id: string;
  entry: CountryEntry;
  isActive: boolean;
  isSelected: boolean;
  endsPreferred: boolean;
  onSelect: (country: CountryCode) => void;
}

const WIDTH_PX = 24;
const HEIGHT_PX = 16;

/** Two of 245 change with each key: the others are not drawn again. */
export const CountryOption = memo(
  ({ id, entry, isActive, isSelected, endsPreferred, onSelect }: CountryOptionProps) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list box has the focus and the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      data-active={isActive || undefined}
      data-ends-preferred={endsPreferred || undefined}
      className="phone-option"
      // The focus stays in the list or the search box until the choice is made.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onSelect(entry.code)}
    >
      <img
        src={flagUrl(entry.code)}
        alt=""
        width={WIDTH_PX}
        height={HEIGHT_PX}
        loading="lazy"
        decoding="async"
      />
      <span className="phone-option-name">{entry.name}</span>
      <span className="phone-dial-code">+{entry.dialCode}</span>
    </div>
  ),
);
