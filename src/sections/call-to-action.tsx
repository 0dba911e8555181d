import type { PageId } from '../routes/pages';
import { BelowTheFold } from '../ui/below-the-fold';
import { StartActions } from './start-actions';
import type { KeyWith } from './texts/text-keys';
import { useTexts } from './texts/use-texts';

export interface CallToActionProps {
  of: KeyWith<{ title: string; text: string }>;
  /** What to do first, where that isn't looking at the plans. */
  first?: { to: PageId; label: string };
  className?: string;
}

/** The end of a page: try it, or talk to somebody. */
export function CallToAction({ of, first, className = 'closing' }: CallToActionProps) {
  const { title, text }: { title: string; text: string } = useTexts()(of);
  return (
    <BelowTheFold>
      <section aria-labelledby="next-title" className={className}>
        <div className="frame closing-text">
          <div className="section-heading">
            <h2 id="next-title">{title}</h2>
            <p>{text}</p>
          </div>
          <div className="actions">
            <StartActions first={first} />
          </div>
        </div>
      </section>
    </BelowTheFold>
  );
}
