interface MrzStripProps {
  /** Decoration, and never the only place where something is said. */
  text: string;
}

/** A line of a machine-readable zone, filled to its end. The text is drawn by CSS: nobody is to read or copy it. */
export function MrzStrip({ text }: MrzStripProps) {
  return <div className="mrz mrz-strip" data-text={text} aria-hidden="true" />;
}
