import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../routes/localized-link';
import type { PageId } from '../routes/pages';
import type { GroupKey, TextsOf } from './texts/text-keys';
import { useTexts } from './texts/use-texts';
import './onward-links.css';

type OnwardKey = Extract<GroupKey, `${string}:onward`>;

interface OnwardLinksProps<Key extends OnwardKey> {
  /** What each page is called, by its id. */
  of: Key;
  to: readonly (keyof TextsOf<Key> & PageId)[];
}

/** Where a page that stands alone leads on to. */
export function OnwardLinks<Key extends OnwardKey>({ of, to }: OnwardLinksProps<Key>) {
  const { t } = useTranslation();
  const labels: Partial<Record<PageId, string>> = useTexts()(of);
  return (
    <nav className="frame onward" aria-labelledby="onward-title">
      <p id="onward-title" className="onward-title">
        {t('onward.label')}
      </p>
      <ul>
        {to.map((page) => (
          <li key={page}>
            <LocalizedLink to={page} className="onward-link">
              {labels[page]}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
