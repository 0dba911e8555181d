import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { DRAFT_DAYS, ICON_CACHE_DAYS, LOCALE_COOKIE_DAYS } from '../../contract/retention';
import { OpenPeriodBar, PeriodBar } from '../../sections/period-bar';
import { TextSection } from '../../sections/texts/text-section';
import { DataTable } from '../../ui/data-table';
import { STORED_NAMES } from './stored-names';
import '../../ui/code-font.css';

/** Those that end by themselves say after how many days. */
const ITEMS = [
  { id: 'locale', place: 'cookie', days: LOCALE_COOKIE_DAYS },
  { id: 'token', place: 'local' },
  { id: 'colorMode', place: 'local' },
  { id: 'offer', place: 'local' },
  { id: 'draft', place: 'local', days: DRAFT_DAYS },
  { id: 'icons', place: 'local', days: ICON_CACHE_DAYS },
  { id: 'scroll', place: 'session' },
  { id: 'reload', place: 'session' },
] as const;

const LONGEST_DAYS = Math.max(...ITEMS.flatMap((item) => ('days' in item ? item.days : [])));

export function StoredItems() {
  const { t } = useTranslation('cookies-policy');
  return (
    <TextSection of="cookies-policy:items" split>
      <DataTable
        caption={t('items.caption')}
        records
        columns={[t('items.name'), t('items.place'), t('items.purpose'), t('items.lifetime')]}
        rows={ITEMS.map(({ id, place, ...kept }) => ({
          head: <code>{STORED_NAMES[id]}</code>,
          cells: [
            t(`place.${place}`),
            t(`item.${id}.purpose`),
            <Fragment key="lifetime">
              {t(`item.${id}.lifetime`)}
              {'days' in kept ? (
                <PeriodBar days={kept.days} longestDays={LONGEST_DAYS} />
              ) : (
                <OpenPeriodBar brief={place === 'session'} />
              )}
            </Fragment>,
          ],
        }))}
      />
    </TextSection>
  );
}
