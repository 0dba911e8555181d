import { useTranslation } from 'react-i18next';
import * as FACTS from '../contract/facts';
import { TextSection } from './texts/text-section';
import './headline-figures.css';
import './technology-reach.css';

export function TechnologyReach() {
  const { t } = useTranslation(['technology', 'common']);
  return (
    <TextSection of="technology:reach" split>
      <dl className="figures">
        <div>
          <dt>{t('common:figure.serverCountries')}</dt>
          <dd>{FACTS.serverCountries}</dd>
        </div>
        <div>
          <dt>{t('reach.documents')}</dt>
          <dd>{t('reach.documentsValue')}</dd>
        </div>
      </dl>
    </TextSection>
  );
}
