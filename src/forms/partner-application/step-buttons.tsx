import { useTranslation } from 'react-i18next';
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
      {step !== 'personal' && (
        <button type="button" className="button" onClick={() => show(previousStep(step))}>
          {t('partner.back')}
        </button>
      )}
      {!isAnswer && (
        <SubmitButton className="needs-script" isSending={isSending}>
          {step === 'review' ? t('partner.submit') : t('partner.next')}
        </SubmitButton>
      )}
      <button type="submit" className={`button button-primary ${isAnswer ? '' : 'only-without-script'}`}>
        {t('partner.submit')}
      </button>
    </div>
  );
}
