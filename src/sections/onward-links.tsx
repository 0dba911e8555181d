import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../routes/localized-link';
import type { PageId } from '../routes/pages';

interface OnwardLinksProps {
  links: readonly { to: PageId; label: string }[];
}

/** Where a page that stands alone leads on to. */
export function OnwardLinks({ links }: OnwardLinksProps) {
  const { t } = useTranslation();
  return (
    <nav className="frame section" aria-label={t('onward.label')}>
      <ul className="onward">
        {links.map(({ to, label }) => (
          <li key={to}>
            <LocalizedLink to={to} className="onward-link">
              {label}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
