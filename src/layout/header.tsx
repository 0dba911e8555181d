import { useTranslation } from 'react-i18next';
import { SITE } from '../config/site';
import { LocalizedLink } from '../routes/localized-link';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { menu } from '../ui/icons';
import { Mark } from '../ui/mark';
import { AccountBadge } from './account-menu';
import { SiteMenu } from './site-menu';

/** The menu's id: its button opens it by `popovertarget`, before any script has come. */
const MENU_ID = 'site-menu';

export function Header() {
  const { t } = useTranslation();
  return (
    <header className="site-header">
      <div className="frame">
        <LocalizedLink to="home" className="brand">
          <Mark />
          {SITE.name}
        </LocalizedLink>
        <AccountBadge />
        <Button as={LocalizedLink} primary to="pricing">
          {t('action.getStarted')}
        </Button>
        <button type="button" className="menu-button" popoverTarget={MENU_ID}>
          <span className="menu-open">
            <Icon body={menu} />
            {t('menu.title')}
          </span>
          <span className="menu-close">{t('menu.close')}</span>
        </button>
        {/* After its button, so that Tab leads into it also where an engine does not move opened popovers there. */}
        <SiteMenu id={MENU_ID} />
      </div>
    </header>
  );
}
