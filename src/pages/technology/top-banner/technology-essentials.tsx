import { useTranslation } from 'react-i18next';
import { AnswerExhibit, ChannelsExhibit, ScoreExhibit } from '../../../illustrations/trace/trace-exhibits';
import { TextSection } from '../../../sections/texts/text-section';
import { useTexts } from '../../../sections/texts/use-texts';
import '../../../illustrations/trace/trace.css';
import '../../../sections/technology.css';

/** What leads in, what comes of it and what decides, each as a slip of the one transaction. */
export function TechnologyEssentials() {
  const { t } = useTranslation('channels');
  const texts = useTexts();
  const { engine, result, control } = texts('technology:essentials');
  const { score, outcome } = texts('technology:pipeline');
  const slips = [
    {
      ...engine,
      exhibit: <ChannelsExhibit names={[t('webClient'), t('webSdk'), t('mobileSdk'), t('restApi')]} />,
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
    </TextSection>
  );
}
