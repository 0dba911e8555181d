import { useTranslation } from 'react-i18next';
import { SITE } from '../../config/site';
import { DataFields } from '../../ui/data-fields';
import { Section } from '../../ui/section';

/** Only what is configured; without any of it, no section at all. */
export function DirectContact() {
  const { t } = useTranslation('contacts');
  const { legalName, contactEmail, phone, address } = SITE;
  const fields = [
    legalName && { label: t('direct.company'), value: legalName },
    contactEmail && {
      label: t('direct.email'),
      value: <a href={`mailto:${contactEmail}`}>{contactEmail}</a>,
    },
    phone && {
      label: t('direct.phone'),
      value: <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>,
    },
    address && { label: t('direct.address'), value: address },
  ].filter((field) => typeof field === 'object');
  if (fields.length === 0) return null;
  return (
    <Section id="direct" split title={t('direct.title')}>
      <DataFields fields={fields} />
    </Section>
  );
}
