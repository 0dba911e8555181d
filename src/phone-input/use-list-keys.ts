import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { CountryListProps } from './country-list-props';
import { type CountryEntry, countryEntries } from './logic/country-entries';
import { findByPrefix, searchCountries } from './logic/search-countries';
import { isTyping, NOTHING_TYPED, typeLetter } from './logic/type-ahead';

/** Entries that Page Up and Page Down pass over. */
const PAGE = 10;

/** Where a key moves the highlight to; null for other keys. Arrows go round. */
function moved(key: string, from: number, count: number): number | null {
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return (from - 1 + count) % count;
  if (key === 'PageDown') return Math.min(from + PAGE, count - 1);
  if (key === 'PageUp') return Math.max(from - PAGE, 0);
  return null;
}

type Options = Pick<CountryListProps, 'locale' | 'preferredCountries' | 'selected' | 'onSelect' | 'onClose'>;

/** The highlighted country, moved by arrows, letters and the search. */
export function useListKeys({ locale, preferredCountries, selected, onSelect, onClose }: Options) {
  const entries = useMemo(() => countryEntries(locale, preferredCountries), [locale, preferredCountries]);
  const [query, setQuery] = useState('');
  const shown = useMemo(() => searchCountries(entries, query), [entries, query]);
  /** In the whole list; its first where none is. */
  const selectedIndex = (): number =>
    Math.max(
      0,
      entries.findIndex(({ code }) => code === selected),
    );
  const [index, setIndex] = useState(selectedIndex);
  const typed = useRef(NOTHING_TYPED);
  const active: CountryEntry | undefined = shown[index];

  function choose(): void {
    if (active) onSelect(active.code);
  }

  function onSharedKey(event: KeyboardEvent): boolean {
    // It ends a word that is being composed, and chooses nothing.
    if (event.nativeEvent.isComposing) return false;
    const target = moved(event.key, index, shown.length);
    if (target !== null) setIndex(Math.max(0, target || 0));
    else if (event.key === 'Enter') choose();
    else if (event.key === 'Escape') onClose(true);
    else return false;
    // Enter would submit the form, and Escape close what the form stands in.
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  function jump(letter: string, now: number): void {
    const next = typeLetter(typed.current, letter, now);
    typed.current = next;
    // One letter again and again walks through its countries; a longer word stays while it matches.
    const isRepeated = new Set(next.buffer).size === 1;
    const found = findByPrefix(shown, isRepeated ? letter : next.buffer, isRepeated ? index + 1 : index);
    if (found >= 0) setIndex(found);
  }

  function onListKeyDown(event: KeyboardEvent): void {
    if (onSharedKey(event)) return;
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
    if (key === 'Home') setIndex(0);
    else if (key === 'End') setIndex(shown.length - 1);
    else if (Array.from(key).length !== 1 || ctrlKey || metaKey || altKey) return;
    // As in a native list, but for a name's own, as in "South Africa".
    else if (key === ' ' && !isTyping(typed.current, timeStamp)) choose();
    else jump(key, timeStamp);
    event.preventDefault();
  }

  return {
    shown,
    active,
    query,
    search: (text: string): void => {
      setQuery(text);
      setIndex(text === '' ? selectedIndex() : 0);
    },
    onSearchKeyDown: (event: KeyboardEvent): void => void onSharedKey(event),
    onListKeyDown,
  };
}
