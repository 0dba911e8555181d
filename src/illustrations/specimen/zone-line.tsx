import { useLayoutEffect, useRef } from 'react';
import { useEnteredBefore } from '../../ui/use-entered-before';
import { overwrite } from './overwrite';
import type { MarkedCheck } from './shown-card';
import { zoneMarks } from './zone-marks';

interface MarkedLineProps {
  line: string;
  /** The check digits printed in this line. */
  checks: readonly MarkedCheck[];
}

interface ZoneLineProps extends MarkedLineProps {
  label: string;
  describedBy: string;
  onChange: (line: string) => void;
}

// Nothing is laid out while prerendering, and React warns of layout effects there.
const useCaretEffect = import.meta.env.SSR ? () => undefined : useLayoutEffect;

/** One line of the zone: an input over its own text, in which the check digits are marked. */
export function ZoneLine({ label, line, checks, describedBy, onChange }: ZoneLineProps) {
  const input = useEnteredBefore(line, edit);
  const caret = useRef<number | null>(null);

  // React puts the caret at the end when it writes another value than was typed.
  useCaretEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [line]);

  function edit(target: HTMLInputElement): void {
    const at = target.selectionStart ?? target.value.length;
    caret.current = Math.min(at, line.length);
    onChange(overwrite(line, target.value, at));
  }

  return (
    <div className="zone-line">
      <MarkedLine line={line} checks={checks} />
      <input
        ref={input}
        aria-label={label}
        aria-describedby={describedBy}
        className="zone-input"
        value={line}
        onChange={(event) => edit(event.target)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </div>
  );
}

/** A line with its digits marked, and in red what does not belong together. */
export function MarkedLine({ line, checks }: MarkedLineProps) {
  const { marks, rest } = zoneMarks(line, checks);
  return (
    <div className="zone-marks" aria-hidden="true">
      {marks.map(({ check, between, field, fieldClass, digit, digitClass }) => (
        <span key={check}>
          {between}
          <span className={fieldClass}>{field}</span>
          <mark className={digitClass}>{digit}</mark>
        </span>
      ))}
      {rest}
    </div>
  );
}
