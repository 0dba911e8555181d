import { useTranslation } from 'react-i18next';
import { SITE } from '../../config/site';
import { LocalizedLink } from '../../routes/localized-link';
import { Section } from '../../ui/section';

export function MoreDocuments() {
  const { t } = useTranslation('documents');
  return (
    <Section id="more" split title={t('more.title')}>
      <ul>
        {SITE.apiDocsUrl && (
          <li>
            <a href={SITE.apiDocsUrl} rel="noopener" className="link">
              {t('more.apiDocs')}
            </a>
          </li>
        )}
        <li>
          <LocalizedLink to="technology" className="link">
            {t('more.technology')}
          </LocalizedLink>
        </li>
        <li>
          <LocalizedLink to="pricing" className="link">
            {t('more.pricing')}
          </LocalizedLink>
        </li>
      </ul>
    </Section>
  );
}
