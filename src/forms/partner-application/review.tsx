import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import type { FormField } from '../field/form-field';

interface ReviewProps {
  title: string;
  fields: readonly FormField[];
  values: Readonly<Record<string, string>>;
  onEdit: () => void;
}

/** A section's answers as they were filled in. */
export function Review({ title, fields, values, onEdit }: ReviewProps) {
  const { t } = useTranslation('forms');
  const edit = t('partner.edit');

  /** Null where there is none. */
  function answer({ name, kind, choices }: FormField): string | null {
    const value = values[name] ?? '';
    if (kind === 'checkbox') return value === 'on' ? t('partner.yes') : t('partner.no');
    if (value === '') return null;
    return choices.find((choice) => choice.value === value)?.label ?? value;
  }

  return (
    <section className="review">
      <h4>{title}</h4>
      <Button aria-label={`${edit}: ${title}`} onClick={onEdit}>
        {edit}
      </Button>
      <dl>
        {fields.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>{answer(field) ?? <span className="unanswered">{t('partner.notAnswered')}</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
