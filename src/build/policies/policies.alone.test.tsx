import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type OutsideHosts, outsideHosts } from '../../config/outside-hosts';
import { parsePublicConfig } from '../../config/public-config';
import { PROCESSOR_TASKS, SITE } from '../../config/site';
import { LOCALES, type Locale } from '../../contract/locales';
import { POLICY_VERSIONS } from '../../contract/policy-versions';
import * as RETENTION from '../../contract/retention';
import { createI18n } from '../../locale/i18n';
import { joinLocalePath } from '../../locale/locale-path';
import { Page as CookiesPolicy } from '../../pages/cookies-policy/page';
import { STORED_NAMES } from '../../pages/cookies-policy/stored-names';
import { Page as PrivacyPolicy } from '../../pages/privacy-policy/page';
import { Page as TermsOfService } from '../../pages/terms-of-service/page';
import { CurrentPageContext } from '../../routes/current-page';
import { matchPage } from '../../routes/match-page';
import { companyConstants } from '../texts/company-constants';
import { fillConstants } from '../texts/fill-constants';
import { pageResources } from '../texts/page-resources';

const asked = vi.hoisted((): { hosts: OutsideHosts } => ({ hosts: { icons: [], country: [] } }));
vi.mock('../../pages/privacy-policy/use-outside-hosts', () => ({ useOutsideHosts: () => asked.hosts }));

const PAGES = {
  'privacy-policy': PrivacyPolicy,
  'cookies-policy': CookiesPolicy,
  'terms-of-service': TermsOfService,
};
type Policy = keyof typeof PAGES;

/** What a policy says in a language, as this site is configured, without what only keeps words together. */
function textOf(policy: Policy, locale: Locale): string {
  const Page = PAGES[policy];
  const path = joinLocalePath({ locale, path: `/${policy}` });
  const resources = fillConstants(pageResources(locale, [policy]), companyConstants(locale, SITE));
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(locale, resources)}>
      <MemoryRouter initialEntries={[path]}>
        <CurrentPageContext value={matchPage(path)}>
          <Page />
        </CurrentPageContext>
      </MemoryRouter>
    </I18nextProvider>,
  );
  return html.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
}

const RAW = import.meta.glob<string>('/locales/*/{privacy,cookies}-policy.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sourceOf = (policy: Policy, locale: Locale): string => RAW[`/locales/${locale}/${policy}.json`] ?? '';

const SITE_BEFORE = { ...SITE };

function configure(site: Partial<typeof SITE>): void {
  Object.assign(SITE, site);
}

afterEach(() => {
  for (const name of Object.keys(SITE)) Reflect.deleteProperty(SITE, name);
  Object.assign(SITE, SITE_BEFORE);
  asked.hosts = { icons: [], country: [] };
});

/** `KNOWN_NETWORK_DAYS` is the fact `knownNetworkDays`. */
const factOf = (constant: string): string =>
  constant.toLowerCase().replace(/_(\w)/g, (_whole, letter: string) => letter.toUpperCase());

/** Units to count in. */
const UNITS = ['DAY_MS'];
const PERIODS = Object.entries(RETENTION).filter(([name]) => !UNITS.includes(name));

describe.each(LOCALES)('the policies in %s', (locale) => {
  it.each(PERIODS)('the privacy policy names the period %s', (constant, period) => {
    expect(sourceOf('privacy-policy', locale)).toContain(`{{${factOf(constant)}}}`);
    expect(textOf('privacy-policy', locale)).toMatch(new RegExp(`(?<!\\d)${period} `));
  });

  it.each(Object.values(STORED_NAMES))('the cookies policy names %s', (name) => {
    expect(textOf('cookies-policy', locale)).toContain(`<code>${name}</code>`);
  });

  it.each(['draftDays', 'localeCookieDays', 'iconCacheDays'])(
    'the cookies policy names the period %s',
    (fact) => {
      expect(sourceOf('cookies-policy', locale)).toContain(`{{${fact}}}`);
    },
  );

  it.each(PROCESSOR_TASKS)('who does %s is named where it is configured, and else nobody', (task) => {
    const before = textOf('privacy-policy', locale);
    configure({ processors: { [task]: ['Somebody Ltd'] } });
    const after = textOf('privacy-policy', locale);
    expect(before).not.toContain('Somebody Ltd');
    expect(after.split('Somebody Ltd')).toHaveLength(2);
  });

  it.each(['icons', 'country'] as const)('a host of others for %s is named where it is asked', (use) => {
    const policies = ['privacy-policy', 'cookies-policy'] as const;
    const before = policies.map((policy) => textOf(policy, locale));
    asked.hosts = { ...asked.hosts, [use]: ['host.example'] };
    const after = policies.map((policy) => textOf(policy, locale));
    for (const text of before) expect(text).not.toContain('host.example');
    for (const text of after) expect(text.split('host.example')).toHaveLength(2);
  });

  it('no policy says that a site asks nobody else where it does', () => {
    const promises = ['privacy-policy:recipients.trackers.none', 'cookies-policy:absent.alone'] as const;
    const saysSo = (): boolean[] =>
      promises.map((key) => {
        const [policy, path] = key.split(':') as [Policy, string];
        const i18n = createI18n(locale, pageResources(locale, [policy]));
        const promise = String(i18n.getResource(locale, policy, path))
          .replaceAll('\u2060', '')
          .replaceAll('\u00a0', ' ');
        return textOf(policy, locale).includes(promise);
      });
    expect(saysSo()).toEqual([true, true]);
    asked.hosts = { icons: [], country: ['host.example'] };
    expect(saysSo()).toEqual([false, false]);
  });

  it.each([
    ['privacy-policy', { legalName: 'Company Ltd' }, 'Company Ltd'],
    ['privacy-policy', { address: '1 Road' }, '1 Road'],
    ['privacy-policy', { contactEmail: 'privacy@company.example' }, 'mailto:privacy@company.example'],
    ['privacy-policy', { dataProtectionOfficer: 'Somchai' }, 'Somchai'],
    ['privacy-policy', { euRepresentative: 'Someone, Berlin' }, 'Someone, Berlin'],
    ['terms-of-service', { legalName: 'Company Ltd' }, 'Company Ltd'],
    ['terms-of-service', { address: '1 Road' }, '1 Road'],
  ] as const)('%s shows %o where it is configured', (policy, site, shown) => {
    expect(textOf(policy, locale)).not.toContain(shown);
    configure(site);
    expect(textOf(policy, locale)).toContain(shown);
  });

  it.each([
    ['privacy-policy', { serverCountries: ['TH', 'DE'] }, 'region', ['TH', 'DE']],
    ['terms-of-service', { governingLaw: 'TH' }, 'region', ['TH']],
    ['terms-of-service', { prevailingLanguage: 'th' }, 'language', ['th']],
  ] as const)('%s says %o in words of the language', (policy, site, type, codes) => {
    const names = new Intl.DisplayNames(locale, { type });
    const shown = new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code));
    const timesIn = (text: string): number => text.split(shown).length - 1;
    const before = timesIn(textOf(policy, locale));
    configure({ ...site, ...('serverCountries' in site && { serverCountries: [...site.serverCountries] }) });
    expect(timesIn(textOf(policy, locale))).toBeGreaterThan(before);
  });

  it.each(Object.keys(PAGES) as Policy[])(
    '%s says all that it says, with and without a configuration',
    (policy) => {
      expect(textOf(policy, locale)).not.toMatch(/\{\{|changes\.history/);
      configure({
        legalName: 'Company Ltd',
        address: '1 Road',
        dataProtectionOfficer: 'Somchai',
        serverCountries: ['TH'],
        prevailingLanguage: 'th',
        governingLaw: 'TH',
      });
      expect(textOf(policy, locale)).not.toMatch(/\{\{|changes\.history/);
    },
  );

  it.each(Object.entries(POLICY_VERSIONS))(
    '%s tells of each of its versions and of no other',
    (policy, dates) => {
      const { changes } = pageResources(locale, [policy as Policy])[policy as Policy] ?? {};
      expect(Object.keys((changes as { history: object }).history)).toEqual([...dates]);
      expect([...dates].sort()).toEqual(dates);
      for (const date of dates) expect(textOf(policy as Policy, locale)).toContain(`dateTime="${date}"`);
    },
  );
});

describe('what the policies are made of', () => {
  // A new way for data to leave needs its words in the privacy policy; then it is named here.
  it('knows each setting that a browser is given', () => {
    expect(Object.keys(parsePublicConfig({}))).toEqual(['apiBase', 'iconServers', 'visitorCountry']);
  });
});

describe('outsideHosts', () => {
  const ask = (config: unknown) => outsideHosts(parsePublicConfig(config), 'https://site.example');

  it.each([
    ['nothing', {}],
    ['the site itself', { iconServers: ['https://site.example/icons'] }],
    [
      'the API elsewhere',
      {
        apiBase: 'https://api.example/v1',
        visitorCountry: { enabled: true, url: 'https://api.example/v1/ip-country' },
      },
    ],
    ['a path', { visitorCountry: { enabled: true, url: '/api/ip-country' } }],
    ['a look-up that is off', { visitorCountry: { enabled: false, url: 'https://ip.example' } }],
  ])('names nobody for %s', (_name, config) => {
    expect(ask(config)).toEqual({ icons: [], country: [] });
  });

  it('names each host once, by what it is asked for', () => {
    expect(
      ask({
        iconServers: ['https://icons.example/a', 'https://icons.example/b', 'https://other.example:8443'],
        visitorCountry: { enabled: true, url: '//ip.example/?self' },
      }),
    ).toEqual({ icons: ['icons.example', 'other.example:8443'], country: ['ip.example'] });
  });
});
