import { useTranslation } from 'react-i18next';
import { TextSection } from '../../sections/texts/text-section';
import { DefinitionRows } from '../../ui/definition-rows';

/** The authorities' own pages; of the European Union the list of them all. */
const AUTHORITIES = [
  { id: 'thailand', url: 'https://www.pdpc.or.th' },
  { id: 'europe', url: 'https://www.edpb.europa.eu/about-edpb/about-edpb/members_en' },
] as const;

export function Authorities() {
  const { t } = useTranslation('privacy-policy');
  const rows = AUTHORITIES.map(({ id, url }) => ({
    term: t(`authorities.${id}.term`),
    text: t(`authorities.${id}.text`),
    link: (
      <a href={url} rel="noopener" className="link">
        {t(`authorities.${id}.link`)}
      </a>
    ),
  }));
  return (
    <TextSection of="privacy-policy:authorities" split>
      <DefinitionRows rows={rows} />
    </TextSection>
  );
}
