import { PARTNER_TYPES } from '../../contract/partner-types';
import { LocalizedLink } from '../../routes/localized-link';
import { TextSection } from '../../sections/texts/text-section';
import { useTexts } from '../../sections/texts/use-texts';
import { DefinitionRows } from '../../ui/definition-rows';
import './partners.css';

export function PartnerTypes() {
  const texts = useTexts()('partners:types');
  return (
    <TextSection of="partners:types">
      <div className="types-and-more">
        <DefinitionRows rows={PARTNER_TYPES.map((type) => ({ ...texts[type], id: type }))} />
        <LocalizedLink to="partners/learn-more" className="types-more">
          {texts.link}
        </LocalizedLink>
      </div>
    </TextSection>
  );
}
