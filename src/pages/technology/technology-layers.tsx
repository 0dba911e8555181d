import { useTranslation } from 'react-i18next';
import { LAYERS } from '../../contract/layers';
import { SpecimenDetail } from '../../illustrations/inspection/specimen-detail';
import { TextSection } from '../../sections/texts/text-section';
import { useTexts } from '../../sections/texts/use-texts';
import './detail-strip.css';

/** The layers side by side, and the way to the table of what each takes in. */
export function TechnologyLayers() {
  const { t } = useTranslation('technology');
  const texts = useTexts()('technology:stack');
  return (
    <TextSection of="technology:layers" linkTo="technology/stack-list">
      <p className="sr-only">{t('layers.text')}</p>
      <ol className="detail-strip detail-strip-six">
        {LAYERS.map((layer) => (
          <li key={layer}>
            <SpecimenDetail of={layer} />
            <h3>{texts[layer].term}</h3>
          </li>
        ))}
      </ol>
    </TextSection>
  );
}
