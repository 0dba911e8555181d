import type { ReactNode } from 'react';
import { Card } from './card';

interface DocumentCardProps {
  /** The two ends of the card's top line. */
  caption: ReactNode;
  captionEnd?: ReactNode;
  children: ReactNode;
}

/** A card laid out as an identity document is: who issued it, and the data. */
export function DocumentCard({ caption, captionEnd, children }: DocumentCardProps) {
  return (
    <Card className="document-card">
      <div className="card-caption">
        {caption}
        {captionEnd}
      </div>
      <div className="card-body">{children}</div>
    </Card>
  );
}
