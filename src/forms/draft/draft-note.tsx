import { useTranslation } from 'react-i18next';
import { Hint } from '../../ui/hint';

interface DraftNoteProps {
  isRestored: boolean;
  onClear: () => void;
}

/** That answers are kept, that they were filled in again, and how to be rid of them. */
export function DraftNote({ isRestored, onClear }: DraftNoteProps) {
  const { t } = useTranslation('forms');
  return (
    <div className="draft-note needs-script">
      <Hint>{t('draft.kept')}</Hint>
      <div role="status">
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
