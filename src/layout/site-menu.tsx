import { useTranslation } from 'react-i18next';
import { SITE } from '../config/site';
import { ConfiguredLink } from '../routes/configured-link';
import { LocalizedLink } from '../routes/localized-link';
import { PAGES } from '../routes/pages';
import { PORTAL_HASH } from '../routes/portal';
import { Button } from '../ui/button';
import { AccountMenu } from './account-menu';
import { ColorModeSwitch } from './color-mode-switch';
import { LanguageSwitch } from './language-switch';

/**
 * Navigation and switches, once in the document: a row in the header where there is room, a popover of the menu
 * button where there is not. A browser without popovers shows it in place. It scrolls where a screen is low, and
 * Firefox would stop at it with Tab, nameless as it is: hence the tabIndex.
 */
export function SiteMenu({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <div id={id} popover="auto" tabIndex={-1} className="site-menu">
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
        <ConfiguredLink
          url={SITE.partnerPortalUrl}
          fallback="partners"
          hash={PORTAL_HASH}
          className="nav-link"
        >
          {t('action.partnerPortal')}
        </ConfiguredLink>
        <Button as={LocalizedLink} to="contact-sales">
          {t('action.contactSales')}
        </Button>
        <Button as={LocalizedLink} primary to="pricing">
          {t('action.getStarted')}
        </Button>
      </div>
    </div>
  );
}
