import { useTranslation } from 'react-i18next';
import * as FACTS from '../../../contract/facts';
import { AnswerExhibit, ChannelsExhibit, ScoreExhibit } from '../../../illustrations/trace/trace-exhibits';
import { TextSection } from '../../../sections/texts/text-section';
import { useTexts } from '../../../sections/texts/use-texts';
import '../../../illustrations/trace/trace.css';

/** What leads in, what comes of it and what decides, each as a slip of the one transaction; and where. */
export function TechnologyEssentials() {
  const { t } = useTranslation(['technology', 'channels', 'common']);
  const texts = useTexts();
  const { engine, result, control } = texts('technology:essentials');
  const { score, outcome } = texts('technology:pipeline');
  const slips = [
    {
      ...engine,
      exhibit: (
        <ChannelsExhibit
          names={[
            t('channels:webClient'),
            t('channels:webSdk'),
            t('channels:mobileSdk'),
            t('channels:restApi'),
          ]}
        />
      ),
    },
    { ...result, exhibit: <ScoreExhibit texts={score} /> },
    { ...control, exhibit: <AnswerExhibit texts={{ ...outcome, score: score.total }} /> },
  ];
  return (
    <TextSection of="technology:essentials">
      <ol className="trace-slips">
        {slips.map(({ term, text, exhibit }) => (
          <li key={term}>
            <div className="trace-exhibit">{exhibit}</div>
            <h3>{term}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <dl className="trace-reach">
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
