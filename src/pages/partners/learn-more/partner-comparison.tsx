import { PARTNER_TYPES } from '../../../contract/partner-types';
import { TextSection } from '../../../sections/texts/text-section';
import { useTexts } from '../../../sections/texts/use-texts';
import { DataTable } from '../../../ui/data-table';
import './comparison.css';

export function PartnerComparison() {
  const texts = useTexts();
  const words = texts('partners:comparison');
  const types = texts('partners:types');
  return (
    <TextSection of="partners:comparison">
      <DataTable
        caption={words.caption}
        records
        columns={[words.type, words.does, words.suits]}
        rows={PARTNER_TYPES.map((type) => ({
          head: types[type].term,
          cells: [types[type].text, words[type]],
        }))}
      />
    </TextSection>
  );
}
