import { useTranslation } from 'react-i18next';
import { TextSection } from '../../sections/texts/text-section';

/** The way to the table of the layers. */
export function TechnologyLayers() {
  const { t } = useTranslation('technology');
  return (
    <TextSection of="technology:layers" split linkTo="technology/stack-list">
      <p className="lead">{t('layers.text')}</p>
    </TextSection>
  );
}
