import type { ReactNode } from 'react';

interface FieldLabelProps {
  htmlFor: string;
  /** In brackets: whether it must be filled in. */
  note?: string | undefined;
  children: ReactNode;
}

export function FieldLabel({ htmlFor, note, children }: FieldLabelProps) {
  return (
    <label htmlFor={htmlFor} className="field-label">
      {children} {note && <span className="field-note">({note})</span>}
    </label>
  );
}
