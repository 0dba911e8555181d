import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { postContactSales } from '../../api/contact-sales';
import { contactSalesSchema } from '../../contract/contact-sales';
import { MAX_LENGTH } from '../../contract/limits';
import { lineText } from '../../contract/text-rules';
import { useCurrentPage } from '../../routes/current-page';
import { ErrorSummary } from '../error-summary';
import { FailureMessage } from '../failure-message';
import { FieldView } from '../field-view';
import { Honeypot } from '../honeypot';
import { PrivacyNotice } from '../privacy-notice';
import { useForm } from '../use-form';
import { useContactSalesFields } from './contact-sales-fields';
import { ContactSalesSuccess } from './contact-sales-success';

/** Posts by itself without JavaScript; the API answers with a page then. */
const ACTION = '/api/contact-sales';

/** The number goes as it was typed: the server understands national numbers and writes E.164. */
const schema = v.object({
  ...contactSalesSchema.entries,
  telephone: v.optional(lineText(MAX_LENGTH.telephone), ''),
});

export function ContactSalesForm() {
  const { t } = useTranslation('forms');
  const { locale } = useCurrentPage();
  const id = useId();
  const fields = useContactSalesFields();
  const { status, errors, failure, answer, attempt, formProps } = useForm({
    schema,
    send: postContactSales,
  });
  const idOf = (name: string): string => `${id}${name}`;

  if (answer) return <ContactSalesSuccess reference={answer.reference} />;
  return (
    <form method="post" action={ACTION} className="form" aria-label={t('contactSales.label')} {...formProps}>
      <ErrorSummary key={attempt} fields={fields} errors={errors} idOf={idOf} />
      {failure && <FailureMessage failure={failure} />}
      <p className="field-hint">{t('requiredNote')}</p>
      {fields.map((field) => (
        <FieldView key={field.name} field={field} id={idOf(field.name)} error={errors[field.name]} />
      ))}
      <Honeypot />
      <input type="hidden" name="locale" value={locale} />
      <PrivacyNotice />
      <button
        type="submit"
        className="button button-primary"
        aria-disabled={status === 'sending' || undefined}
      >
        {status === 'sending' ? t('status.sending') : t('contactSales.submit')}
      </button>
    </form>
  );
}
