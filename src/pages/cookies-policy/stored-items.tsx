import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/data-table';
import { Section } from '../../ui/section';

/** Everything that the site keeps in a browser, under the names that the browser's tools show. */
export function StoredItems() {
  const { t } = useTranslation('cookies');
  const items = [
    {
      name: 'locale',
      place: t('place.cookie'),
      purpose: t('locale.purpose'),
      lifetime: t('locale.lifetime'),
    },
    { name: 'token', place: t('place.local'), purpose: t('token.purpose'), lifetime: t('token.lifetime') },
    {
      name: 'color-mode',
      place: t('place.local'),
      purpose: t('colorMode.purpose'),
      lifetime: t('colorMode.lifetime'),
    },
    { name: 'draft:*', place: t('place.local'), purpose: t('draft.purpose'), lifetime: t('draft.lifetime') },
    {
      name: 'scroll-positions',
      place: t('place.session'),
      purpose: t('scroll.purpose'),
      lifetime: t('scroll.lifetime'),
    },
    {
      name: 'reload-guard',
      place: t('place.session'),
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
