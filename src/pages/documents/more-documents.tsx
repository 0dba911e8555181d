import { useTranslation } from 'react-i18next';
import { SITE } from '../../config/site';
import { MoreLink } from '../../sections/more-link';
import { TextSection } from '../../sections/texts/text-section';

export function MoreDocuments() {
  const { t } = useTranslation('documents');
  return (
    <TextSection of="documents:more" split>
      <ul>
        {SITE.apiDocsUrl && (
          <li>
            <a href={SITE.apiDocsUrl} rel="noopener" className="link">
              {t('more.apiDocs')}
            </a>
          </li>
        )}
        <li>
          <MoreLink to="technology">{t('more.technology')}</MoreLink>
        </li>
        <li>
          <MoreLink to="pricing">{t('more.pricing')}</MoreLink>
        </li>
      </ul>
    </TextSection>
  );
}
