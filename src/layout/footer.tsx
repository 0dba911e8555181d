import { useTranslation } from 'react-i18next';
import { SITE } from '../config/site';
import { LocalizedLink } from '../routes/localized-link';
import type { PageId } from '../routes/pages';
import { SocialIcon } from './social-icon';

interface Group {
  title: string;
  links: { to: PageId; label: string }[];
}

/** Specification, section 2: contact sales and contact us lead to /contacts, the trial to /pricing. */
function useGroups(): Group[] {
  const { t } = useTranslation();
  return [
    {
      title: t('footer.group.product'),
      links: [
        { to: 'solution', label: t('nav.solution') },
        { to: 'technology', label: t('nav.technology') },
        { to: 'pricing', label: t('footer.link.pricing') },
        { to: 'documents', label: t('footer.link.documents') },
      ],
    },
    {
      title: t('footer.group.company'),
      links: [
        { to: 'about-us', label: t('nav.aboutUs') },
        { to: 'partners', label: t('nav.partners') },
        { to: 'partners/register', label: t('footer.link.becomePartner') },
        { to: 'faq', label: t('footer.link.faq') },
      ],
    },
    {
      title: t('footer.group.start'),
      links: [
        { to: 'contacts', label: t('footer.link.contactUs') },
        { to: 'contacts', label: t('footer.link.contactSales') },
        { to: 'pricing', label: t('footer.link.startTrial') },
      ],
    },
    {
      title: t('footer.group.legal'),
      links: [
        { to: 'privacy-policy', label: t('footer.link.privacyPolicy') },
        { to: 'cookies-policy', label: t('footer.link.cookiesPolicy') },
        { to: 'terms-of-service', label: t('footer.link.termsOfService') },
      ],
    },
  ];
}

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="site-footer">
      <nav className="frame footer-groups" aria-label={t('footer.label')}>
        {useGroups().map(({ title, links }) => (
          <div key={title}>
            <h2 className="footer-title">{title}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={label}>
                  <LocalizedLink to={to} className="footer-link">
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
