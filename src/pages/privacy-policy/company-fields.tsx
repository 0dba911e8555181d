import { SITE } from '../../config/site';
import { DataFields } from '../../ui/data-fields';

type CompanyDetail = 'legalName' | 'address' | 'email' | 'officer' | 'representative';

/** Who the company is in law, as far as it is configured; of what has no label here, nothing. */
export function CompanyFields({ labels }: { labels: Partial<Record<CompanyDetail, string>> }) {
  const { legalName, address, contactEmail, dataProtectionOfficer, euRepresentative } = SITE;
  const mail = contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
  const details: [CompanyDetail, React.ReactNode][] = [
    ['legalName', legalName],
    ['address', address],
    ['email', mail],
    ['officer', dataProtectionOfficer],
    ['representative', euRepresentative],
  ];
  const fields = details.flatMap(([detail, value]) => {
    const label = labels[detail];
    return label && value ? [{ label, value }] : [];
  });
  return fields.length > 0 && <DataFields fields={fields} />;
}

/** Whether one has to ask who the company is. */
export const isCompanyNamed = (): boolean => Boolean(SITE.legalName && SITE.address);
