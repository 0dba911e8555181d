import { useTranslation } from 'react-i18next';

interface DraftNoteProps {
  isRestored: boolean;
  onClear: () => void;
}

/** That answers are kept, that they were filled in again, and how to be rid of them. */
export function DraftNote({ isRestored, onClear }: DraftNoteProps) {
  const { t } = useTranslation('forms');
  return (
    <div className="draft-note needs-script">
      <p className="field-hint">{t('draft.kept')}</p>
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
