import type { ReactNode } from 'react';
import { MrzStrip } from './mrz-strip';
import { useSheet } from './sheet';

interface PageHeadingProps {
  title: ReactNode;
  lead: string;
  /** Buttons or links. */
  actions?: ReactNode;
  /** Beside the words on a wide screen, below them on a narrow one; in the place of the page's rosette. */
  picture?: ReactNode;
  /** In the rosette's eye, where there is room for it. */
  seal?: ReactNode;
  /**
   * How the page's rosette is printed: whole beside the words, half in the margin of what is read or shown right below
   * (`margin`), as the seal of a sheet that lies on the edge of a full print (`under`), or as the page's own stylesheet
   * composes a picture of it (`composed`).
   */
  print?: 'rosette' | 'margin' | 'under' | 'composed';
  /** Whether the heading's own ground is printed full. */
  full?: boolean;
}

/** The one h1 of a page, with what it promises, and the zone that makes a document of it. */
export function PageHeading({
  title,
  lead,
  actions,
  picture,
  seal,
  print = 'rosette',
  full = false,
}: PageHeadingProps) {
  const { hidden } = useSheet();
  const ground = full ? ' page-heading-full' : '';
  return (
    <header className={`page-heading page-heading-${picture ? 'pictured' : print}${ground}`}>
      <div className="frame page-heading-grid" data-hidden={hidden}>
        <div className="page-heading-text">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {actions && <div className="actions">{actions}</div>}
        </div>
        {picture}
        {seal}
        <MrzStrip />
      </div>
    </header>
  );
}
