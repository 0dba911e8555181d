import { useTranslation } from 'react-i18next';
import { MoreLink } from '../../sections/more-link';
import { TextSection } from '../../sections/texts/text-section';

export function MoreDocuments() {
  const { t } = useTranslation('documents');
  return (
    <TextSection of="documents:more" split>
      <ul>
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
