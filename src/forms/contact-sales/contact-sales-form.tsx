import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { postContactSales } from '../../api/contact-sales';
import { contactSalesSchema } from '../../contract/contact-sales';
import { MAX_LENGTH } from '../../contract/limits';
import { lineText } from '../../contract/text-rules';
import { LocalizedLink } from '../../routes/localized-link';
import { FormSuccess } from '../form-success';
import { FormView } from '../form-view';
import { ReferenceLine } from '../reference-line';
import { useContactSalesFields } from './contact-sales-fields';

/** The number goes as it was typed: the server understands national numbers and writes E.164. */
const schema = v.object({
  ...contactSalesSchema.entries,
  telephone: v.optional(lineText(MAX_LENGTH.telephone), ''),
});

export function ContactSalesForm() {
  const { t } = useTranslation('forms');
  return (
    <FormView
      id="contact-sales"
      label={t('contactSales.label')}
      action="/api/contact-sales"
      fields={useContactSalesFields()}
      schema={schema}
      send={postContactSales}
      submitLabel={t('contactSales.submit')}
      success={({ reference }) => (
        // Specification, section 4.
        <FormSuccess title={t('success.title')}>
          <p>{t('success.text')}</p>
          <ReferenceLine reference={reference} />
          <p>
            <LocalizedLink to="home" className="button button-primary">
              {t('success.home')}
            </LocalizedLink>
          </p>
        </FormSuccess>
      )}
    />
  );
}
