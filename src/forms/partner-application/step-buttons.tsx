import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { usePostedForm } from '../posted-form';
import { SubmitButton } from '../view/submit-button';
import { previousStep, type Step } from './use-steps';

interface StepButtonsProps {
  step: Step;
  isSending: boolean;
  show: (step: Step) => void;
}

/** Back and on; without script there are no steps, and the one button sends. */
export function StepButtons({ step, isSending, show }: StepButtonsProps) {
  const { t } = useTranslation('forms');
  const isAnswer = usePostedForm() !== null;
  return (
    <div className="actions">
      {step !== 'personal' && <Button onClick={() => show(previousStep(step))}>{t('partner.back')}</Button>}
      {!isAnswer && (
        <SubmitButton shown="needs-script" isSending={isSending}>
          {step === 'review' ? t('partner.submit') : t('partner.next')}
        </SubmitButton>
      )}
      <Button type="submit" primary shown={isAnswer ? undefined : 'only-without-script'}>
        {t('partner.submit')}
      </Button>
    </div>
  );
}
