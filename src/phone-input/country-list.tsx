import type { CountryCode } from 'libphonenumber-js/max';
import { useCallback, useEffect, useRef } from 'react';
import type { CountryListProps } from './country-list-props';
import { CountryOption } from './country-option';
import { useListPlacement } from './list-placement';
import { useDismiss } from './use-dismiss';
import { useListKeys } from './use-list-keys';
import './country-list.css';

/**
 * The list alone: `scrollIntoView` would move the page, too, for what lies at the window's edges. What is further off than
 * the next comes first: a name of two lines is taken for one of a line until it is seen, and would push it out of sight.
 */
function scrollListTo(option: Element, list: Element): void {
  const shown = list.getBoundingClientRect();
  const { top, bottom, height } = option.getBoundingClientRect();
  const isFarBelow = bottom > shown.bottom + height;
  list.scrollTop += isFarBelow
    ? top - shown.top
    : Math.min(0, top - shown.top) || Math.max(0, bottom - shown.bottom);
}

/**
 * Search box and list box, both with the highlighted country as their active descendant. The list has the focus
 * first: letters jump there, and no on-screen keyboard covers it.
 */
export function CountryList(props: CountryListProps) {
  const { id, texts, preferredCountries, selected, button, onSelect, onClose } = props;
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const dismiss = useCallback(() => onClose(false), [onClose]);
  const placement = useListPlacement(button);
  const onBlur = useDismiss(popup, button, dismiss);
  const { shown, active, query, search, onSearchKeyDown, onListKeyDown } = useListKeys(props);
  const optionId = (code: CountryCode): string => `${id}-${code}`;
  const activeId = active ? optionId(active.code) : undefined;

  useEffect(() => list.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    const option = activeId && document.getElementById(activeId);
    if (option && list.current) scrollListTo(option, list.current);
  }, [activeId]);

  return (
    <div
      ref={popup}
      id={id}
      role="dialog"
      aria-label={texts.chooseCountry}
      className={`phone-popup ${placement.isAbove ? 'phone-popup-above' : ''}`}
      style={{ maxHeight: placement.room }}
      onBlur={onBlur}
    >
      <input
        type="text"
        role="combobox"
        className="input phone-search"
        aria-label={texts.search}
        placeholder={texts.search}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-options`}
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => search(event.currentTarget.value)}
        onKeyDown={onSearchKeyDown}
      />
      <div
        ref={list}
        id={`${id}-options`}
        role="listbox"
        tabIndex={0}
        className="phone-options"
        aria-label={texts.country}
        aria-activedescendant={activeId}
        onKeyDown={onListKeyDown}
      >
        {shown.map((entry, index) => (
          <CountryOption
            key={entry.code}
            id={optionId(entry.code)}
            entry={entry}
            isActive={entry === active}
            isSelected={entry.code === selected}
            endsPreferred={query === '' && index === preferredCountries.length - 1}
            onSelect={onSelect}
          />
        ))}
      </div>
      <p role="status" className="phone-no-country">
        {shown.length === 0 && texts.noCountryFound}
      </p>
    </div>
  );
}
