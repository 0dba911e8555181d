import type { ReactNode } from 'react';

interface DisclosureProps {
  summary: string;
  /** On the answer: a browser opens the disclosure around the target of a link by itself, scripts or none. */
  id?: string;
  /** From the beginning. */
  open?: boolean;
  /** Filtered out. */
  hidden?: boolean;
  children: ReactNode;
}

/** Native, so that it opens before and without JavaScript, and to the browser's own search in the page. */
export function Disclosure({ summary, id, open, hidden, children }: DisclosureProps) {
  return (
    <details className="disclosure" open={open} hidden={hidden}>
      <summary>{summary}</summary>
      <div id={id} className="disclosure-body">
        {children}
      </div>
    </details>
  );
}
