import type { ReactNode } from 'react';
import { Card } from './card';

interface DocumentCardProps {
  /** The two ends of the card's top line. */
  caption: ReactNode;
  captionEnd?: ReactNode;
  /** The card's machine-readable line. */
  mrz: string;
  children: ReactNode;
}

/** A card laid out as an identity document is: who issued it, the data, the zone that machines read. */
export function DocumentCard({ caption, captionEnd, mrz, children }: DocumentCardProps) {
  return (
    <Card className="document-card" mrz={mrz}>
      <div className="card-caption">
        {caption}
        {captionEnd}
      </div>
      <div className="card-body">{children}</div>
    </Card>
  );
}
