import { type RefObject, useEffect, useRef } from 'react';

/**
 * What was typed or set before the code came stands in the control already, and React does not take it over.
 * @param value what the control has been given
 * @param take told of the control where it has another, once, when the code has come
 * @returns what the control is referred to by
 */
export function useEnteredBefore(
  value: string,
  take: (control: HTMLInputElement) => void,
): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code has come
  useEffect(() => {
    if (ref.current && ref.current.value !== value) take(ref.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return ref;
}
