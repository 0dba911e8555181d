import { TransactionTrace } from '../../illustrations/trace/transaction-trace';
import { TextSection } from '../../sections/texts/text-section';
import { useTexts } from '../../sections/texts/use-texts';

export function TechnologyPipeline() {
  const texts = useTexts()('technology:pipeline');
  return (
    <TextSection of="technology:pipeline">
      <TransactionTrace
        stages={texts}
        fields={texts.field}
        sum={texts.sum}
        score={texts.score}
        answer={{ ...texts.outcome, score: texts.score.total }}
      />
    </TextSection>
  );
}
