import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/localized-link';

/** Specification, section 4. */
export function ContactSalesSuccess({ reference }: { reference: string }) {
  const { t } = useTranslation('forms');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="form-success">
      <h2 ref={heading} tabIndex={-1}>
        {t('success.title')}
      </h2>
      <p>{t('success.text')}</p>
      <p>{t('success.reference', { reference })}</p>
      <p>
        <LocalizedLink to="home" className="button button-primary">
          {t('success.home')}
        </LocalizedLink>
      </p>
    </section>
  );
}
