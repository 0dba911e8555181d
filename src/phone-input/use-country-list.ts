import { type ComponentType, useRef, useState } from 'react';
import { tellMissingPart } from '../ui/missing-part';
import type { CountryListProps } from './country-list-props';

/** The list of countries: its code and flags come when it is first opened. */
export function useCountryList() {
  const button = useRef<HTMLButtonElement>(null);
  const [List, setList] = useState<ComponentType<CountryListProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  async function open(): Promise<void> {
    // The button, or in Safari nobody.
    const focused = document.activeElement;
    try {
      const { CountryList } = await import('./country-list');
      setList(() => CountryList);
      // Whoever has gone on meanwhile is typing elsewhere: the next press opens it at once.
      setIsOpen(document.activeElement === focused);
    } catch {
      tellMissingPart('The list of countries');
      // Offline: an international number selects its country without the list; the next press asks again.
    }
  }

  function close(returnsFocus: boolean): void {
    setIsOpen(false);
    if (returnsFocus) button.current?.focus();
  }

  return {
    button,
    List: isOpen ? List : null,
    isOpen,
    toggle: () => (isOpen ? close(true) : void open()),
    close,
  };
}
