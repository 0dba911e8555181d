import type { ReactNode } from 'react';
import { MrzStrip } from './mrz-strip';

interface PageHeadingProps {
  title: ReactNode;
  lead: string;
  /** The page's own machine-readable line. */
  mrz: string;
  /** Buttons or links. */
  actions?: ReactNode;
  /** Beside the words on a wide screen, below them on a narrow one. */
  picture?: ReactNode;
}

/** The one h1 of a page, with what it promises. */
export function PageHeading({ title, lead, mrz, actions, picture }: PageHeadingProps) {
  return (
    <header className="page-heading">
      <div className={`frame page-heading-grid${picture ? ' page-heading-pictured' : ''}`}>
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
