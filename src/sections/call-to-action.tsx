import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../routes/localized-link';
import type { PageId } from '../routes/pages';
import { Fibres } from '../ui/fibres';
import { toMrz } from '../ui/mrz';
import { MrzStrip } from '../ui/mrz-strip';

interface CallToActionProps {
  title: string;
  text: string;
  /** What to do first, where that isn't looking at the plans. */
  first?: { to: PageId; label: string };
}

/** The end of a page: try it, or talk to somebody. */
export function CallToAction({ title, text, first }: CallToActionProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="next-title" className="frame section">
      <div className="card closing">
        <Fibres />
        <div className="closing-text">
          <div className="section-heading">
            <h2 id="next-title">{title}</h2>
            <p>{text}</p>
          </div>
          <div className="actions">
            <LocalizedLink to={first?.to ?? 'pricing'} className="button button-primary">
              {first?.label ?? t('action.getStarted')}
            </LocalizedLink>
            {first?.to !== 'contact-sales' && (
              <LocalizedLink to="contact-sales" className="button">
                {t('action.contactSales')}
              </LocalizedLink>
            )}
          </div>
        </div>
        <div className="card-zone">
          <MrzStrip text={toMrz('next', first?.to ?? 'get started')} />
        </div>
      </div>
    </section>
  );
}
