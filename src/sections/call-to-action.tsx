import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../routes/localized-link';
import { Fibres } from '../ui/fibres';

interface CallToActionProps {
  title: string;
  text: string;
}

/** The end of a page: try it, or talk to somebody. */
export function CallToAction({ title, text }: CallToActionProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="next-title" className="frame section">
      <div className="closing">
        <Fibres />
        <div className="section-heading">
          <h2 id="next-title">{title}</h2>
          <p>{text}</p>
        </div>
        <div className="actions">
          <LocalizedLink to="pricing" className="button button-primary" aria-current={undefined}>
            {t('action.getStarted')}
          </LocalizedLink>
          <LocalizedLink to="contact-sales" className="button">
            {t('action.contactSales')}
          </LocalizedLink>
        </div>
      </div>
    </section>
  );
}
