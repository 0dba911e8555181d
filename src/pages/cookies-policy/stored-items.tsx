import { useTranslation } from 'react-i18next';
import { TextSection } from '../../sections/texts/text-section';
import { DataTable } from '../../ui/data-table';
import { STORED_NAMES } from './stored-names';
import '../../ui/code-font.css';

const ITEMS = [
  { id: 'locale', place: 'cookie' },
  { id: 'token', place: 'local' },
  { id: 'colorMode', place: 'local' },
  { id: 'offer', place: 'local' },
  { id: 'draft', place: 'local' },
  { id: 'icons', place: 'local' },
  { id: 'scroll', place: 'session' },
  { id: 'reload', place: 'session' },
] as const;

export function StoredItems() {
  const { t } = useTranslation('cookies-policy');
  return (
    <TextSection of="cookies-policy:items" split>
      <DataTable
        caption={t('items.caption')}
        records
        columns={[t('items.name'), t('items.place'), t('items.purpose'), t('items.lifetime')]}
        rows={ITEMS.map(({ id, place }) => ({
          head: <code>{STORED_NAMES[id]}</code>,
          cells: [t(`place.${place}`), t(`item.${id}.purpose`), t(`item.${id}.lifetime`)],
        }))}
      />
    </TextSection>
  );
}
