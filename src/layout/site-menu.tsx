import { useTranslation } from 'react-i18next';
import { SITE } from '../config/site';
import { ConfiguredLink } from '../routes/configured-link';
import { LocalizedLink } from '../routes/localized-link';
import { PAGES } from '../routes/pages';
import { AccountMenu } from './account-menu';
import { ColorModeSwitch } from './color-mode-switch';
import { LanguageSwitch } from './language-switch';

/**
 * Navigation and switches, once in the document: a row in the header where there is room, a popover of the menu
 * button where there is not. A browser without popovers shows it in place.
 */
export function SiteMenu({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <div id={id} popover="auto" className="site-menu">
      <nav aria-label={t('nav.label')}>
        <ul className="site-nav">
          {PAGES.filter(({ nav }) => nav).map(({ id }) => (
            <li key={id}>
              <LocalizedLink to={id} className="nav-link">
                {t(`link.${id}`)}
              </LocalizedLink>
            </li>
          ))}
          <li>
            <ConfiguredLink url={SITE.apiDocsUrl} fallback="documents" className="nav-link">
              {t('nav.apiDocs')}
            </ConfiguredLink>
          </li>
        </ul>
      </nav>
      <div className="site-tools">
        <LanguageSwitch />
        <ColorModeSwitch />
        <AccountMenu />
        <ConfiguredLink url={SITE.partnerPortalUrl} fallback="login" className="nav-link">
          {t('action.partnerPortal')}
        </ConfiguredLink>
        <LocalizedLink to="contact-sales" className="button">
          {t('action.contactSales')}
        </LocalizedLink>
        <LocalizedLink to="pricing" className="button button-primary">
          {t('action.getStarted')}
        </LocalizedLink>
      </div>
    </div>
  );
}
