import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/data-table';
import { Section } from '../../ui/section';
import { STORED_NAMES } from './stored-names';

export function StoredItems() {
  const { t } = useTranslation('cookies-policy');
  const local = t('place.local');
  const session = t('place.session');
  const items = [
    {
      name: STORED_NAMES.locale,
      place: t('place.cookie'),
      purpose: t('locale.purpose'),
      lifetime: t('locale.lifetime'),
    },
    { name: STORED_NAMES.token, place: local, purpose: t('token.purpose'), lifetime: t('token.lifetime') },
    {
      name: STORED_NAMES.colorMode,
      place: local,
      purpose: t('colorMode.purpose'),
      lifetime: t('colorMode.lifetime'),
    },
    { name: STORED_NAMES.draft, place: local, purpose: t('draft.purpose'), lifetime: t('draft.lifetime') },
    { name: STORED_NAMES.icons, place: local, purpose: t('icons.purpose'), lifetime: t('icons.lifetime') },
    {
      name: STORED_NAMES.scroll,
      place: session,
      purpose: t('scroll.purpose'),
      lifetime: t('scroll.lifetime'),
    },
    {
      name: STORED_NAMES.reload,
      place: session,
      purpose: t('reload.purpose'),
      lifetime: t('reload.lifetime'),
    },
  ];
  return (
    <Section id="items" title={t('items.title')}>
      <DataTable
        caption={t('items.caption')}
        records
        columns={[t('items.name'), t('items.place'), t('items.purpose'), t('items.lifetime')]}
        rows={items.map(({ name, place, purpose, lifetime }) => ({
          head: <code>{name}</code>,
          cells: [place, purpose, lifetime],
        }))}
      />
    </Section>
  );
}
