import type { ReactNode } from 'react';
import { MrzStrip } from './mrz-strip';

interface PageHeadingProps {
  title: ReactNode;
  lead: string;
  /** The page's own machine-readable line. */
  mrz: string;
  /** Buttons or links. */
  actions?: ReactNode;
  /** Beside the words on a wide screen, below them on a narrow one; in the place of line work. */
  picture?: ReactNode;
  /** The line work: waves where something is filled in, a document's margin where a long text is read. */
  print?: 'rosette' | 'waves' | 'margin';
}

/** The one h1 of a page, with what it promises. */
export function PageHeading({ title, lead, mrz, actions, picture, print = 'rosette' }: PageHeadingProps) {
  return (
    <header className={`page-heading page-heading-${picture ? 'pictured' : print}`}>
      <div className="frame page-heading-grid">
        <div className="page-heading-text">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {actions && <div className="actions">{actions}</div>}
        </div>
        {picture}
        <MrzStrip text={mrz} />
      </div>
    </header>
  );
}
