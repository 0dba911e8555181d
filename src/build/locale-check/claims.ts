import type * as FACTS from '../../contract/facts.ts';

type Fact = keyof typeof FACTS;

/** The files that speak of the service; the others tell of forms, accounts and what this site itself does. */
export const SERVICE_FILES = [
  'about-us',
  'channels',
  'common',
  'contact-sales',
  'contacts',
  'documents',
  'error-pages',
  'faq',
  'home',
  'integration',
  'partners',
  'pricing',
  'solution',
  'technology',
] as const;

/** The site's own rule or period, kept by code that has the same constant. */
const KEPT_BY_CODE = null;

/** The specification's or a law's words for each figure: what none of them says, the copy can't say either. */
export const FIGURE_SOURCES: Record<Fact, string | null> = {
  documentTypes: 'over 7000 document types',
  countries: 'from over 220 countries',
  transactionMillions: '1.3M transactions',
  idTypes: '10000+ ID types',
  dataSources: '99.2% data sources',
  serverCountries: 'servers in 105 countries',
  liveChatHours: '24-hour live chat',
  supportHours: 'Support is claimed 24/7 (live chat and email)',
  trialDays: '14 days, up to 50 test onboardings, price 0',
  trialOnboardings: '14 days, up to 50 test onboardings, price 0',
  trialPrice: '14 days, up to 50 test onboardings, price 0',
  starterUnitPrice: 'from $1.39 per verification (automated checks only)',
  starterMinimum: '$149 minimum commitment, setup fee applies',
  passwordMinimum: 'Password minimum | 8 characters',
  faceMatchOne: 'Face match of selfie against ID photo (1:1 and 1:n lookup)',
  faceMatchMany: 'Face match of selfie against ID photo (1:1 and 1:n lookup)',
  localeCookieDays: 'Locale cookie | 365 days',
  draftDays: KEPT_BY_CODE,
  iconCacheDays: KEPT_BY_CODE,
  sessionDays: KEPT_BY_CODE,
  sessionIdleDays: KEPT_BY_CODE,
  knownNetworkDays: KEPT_BY_CODE,
  answerDays: KEPT_BY_CODE,
  linkMinutes: KEPT_BY_CODE,
  leadDays: KEPT_BY_CODE,
  quarantinedDays: KEPT_BY_CODE,
  // No claim about the company: what the law asks of whoever runs the site.
  accessAnswerDays: 'Thai PDPA, section 30: within 30 days of receiving the request for access',
};

/** Words that promise more than a service can be known to keep. */
export const PROMISES: Record<string, RegExp> = {
  en: /\b(?:guarantee\w*|always|never|certif\w*|complian\w*|compl(?:y|ies)|ensure\w*|instant\w*|perfect\w*|best|leading|(?:fast|safe|high|low|great)est|most|everything|all)\b|100 ?%/i,
  th: /ทั้งหมด|เสมอ|รับประกัน|รับรอง|ที่สุด|แม่นยำ|ทันที|ครบถ้วน|100 ?%/,
};

/** Where such a word stands all the same, in one language or both, and what it rests on. */
export const KEPT_PROMISES: Record<string, string> = {
  'common:footer.rights': 'The form of a copyright notice.',
  'home:questions.link': 'The page that it leads to has them all.',
  'partners:preparation.items.licence': 'The Thai name of a document.',
  'pricing:questions.link': 'The page that it leads to has them all.',
  'pricing:questions.vat.answer': 'Specification: “Prices | exclude VAT”.',
};
