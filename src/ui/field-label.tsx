interface FieldLabelProps {
  htmlFor: string;
  /** Where something else beside the control is described by it. */
  id?: string | undefined;
  /** In brackets: whether it must be filled in. */
  note?: string | undefined;
  children: string;
}

/** Its space is of the first text: Chromium leaves one that stands alone before an element out of the control's name. */
export function FieldLabel({ htmlFor, id, note, children }: FieldLabelProps) {
  return (
    <label htmlFor={htmlFor} id={id} className="field-label">
      {note ? `${children} ` : children}
      {note && <span className="field-note">{`(${note})`}</span>}
    </label>
  );
}
