import { useTranslation } from 'react-i18next';
import { SITE } from '../config/site';
import { LocalizedLink } from '../routes/localized-link';
import { type FooterGroup, PAGES, type PageId } from '../routes/pages';
import { Drawing } from '../ui/drawing';
import { Mark } from '../ui/mark';
import { LanguageSwitch } from './language-switch';
import { SocialIcon } from './social-icon';

interface Group {
  title: string;
  links: { to: PageId; hash?: string; label: string }[];
}

/** Specification, section 2: contact sales and contact us lead to /contacts, the trial to /pricing. */
function useGroups(): Group[] {
  const { t } = useTranslation();
  const pagesOf = (group: FooterGroup): Group => ({
    title: t(`footer.group.${group}`),
    links: PAGES.filter(({ footer }) => footer === group).map(({ id }) => ({
      to: id,
      label: t(`link.${id}`),
    })),
  });
  return [
    pagesOf('product'),
    {
      title: t('footer.group.company'),
      links: [
        ...pagesOf('company').links,
        // Who is verified by a customer of ours finds this site by its name, and looks for this alone.
        { to: 'faq', hash: '#verified-questions', label: t('footer.link.verified') },
      ],
    },
    {
      title: t('footer.group.start'),
      links: [
        { to: 'contacts', label: t('footer.link.contactUs') },
        { to: 'contacts', label: t('action.contactSales') },
        { to: 'pricing', label: t('action.startTrial') },
        { to: 'login', label: t('action.logIn') },
      ],
    },
    pagesOf('legal'),
  ];
}

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="site-footer">
      <Drawing />
      <nav className="frame footer-groups" aria-label={t('footer.label')}>
        <p className="footer-voice">
          <Mark />
          {t('footer.voice')}
        </p>
        {useGroups().map(({ title, links }) => (
          <div key={title}>
            <h2 className="footer-title">{title}</h2>
            <ul>
              {links.map(({ to, hash, label }) => (
                <li key={label}>
                  <LocalizedLink to={to} hash={hash ?? ''} className="footer-link">
                    {label}
                  </LocalizedLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="frame footer-end">
        <p>{t('footer.rights')}</p>
        <ContactDetails />
        <LanguageSwitch />
      </div>
    </footer>
  );
}

/** Only what is configured. */
function ContactDetails() {
  const { contactEmail, phone, address, socialLinks = [] } = SITE;
  return (
    <ul className="footer-contact">
      {contactEmail && (
        <li>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </li>
      )}
      {phone && (
        <li>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </li>
      )}
      {address && <li>{address}</li>}
      {socialLinks.map(({ name, url, icon }) => (
        <li key={url}>
          <a href={url} rel="noopener me">
            {icon && <SocialIcon name={icon} />}
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
