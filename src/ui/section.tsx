import type { ReactNode } from 'react';
import { BelowTheFold } from './below-the-fold';
import { Drawing } from './drawing';

interface SectionProps {
  /** The section's address within the page. */
  id: string;
  title: string;
  lead?: string | undefined;
  /** The heading beside the content, where there is room; else above it. */
  split?: boolean | undefined;
  /** Whether a picture stands with the heading. */
  drawn?: boolean | undefined;
  /** Below the lead: a link onward. */
  link?: ReactNode;
  children: ReactNode;
}

/** A named part of a page. */
export function Section({ id, title, lead, split = false, drawn = false, link, children }: SectionProps) {
  const headingId = `${id}-title`;
  return (
    <BelowTheFold>
      <section id={id} aria-labelledby={headingId} className="frame section">
        <div className={`section-grid${split ? ' section-split' : ''}`}>
          <div className="section-heading">
            <h2 id={headingId}>{title}</h2>
            {lead && <p>{lead}</p>}
            {link}
            {drawn && <Drawing />}
          </div>
          <div className="section-content" data-reveal="">
            {children}
          </div>
        </div>
      </section>
    </BelowTheFold>
  );
}
