import { useTranslation } from 'react-i18next';
import { Hint } from '../../ui/hint';

interface DraftNoteProps {
  isRestored: boolean;
  isKept: boolean;
  onClear: () => void;
}

/** Whether answers are kept, that they were filled in again, and how to be rid of them. */
export function DraftNote({ isRestored, isKept, onClear }: DraftNoteProps) {
  const { t } = useTranslation('forms');
  return (
    <div className="draft-note needs-script">
      {isKept && <Hint>{t('draft.kept')}</Hint>}
      <div role="status">
        {!isKept && <Hint>{t('draft.notKept')}</Hint>}
        {isRestored && (
          <p>
            {t('draft.restored')}{' '}
            <button type="button" className="link-button" onClick={onClear}>
              {t('draft.clear')}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
