/**
 * Every figure that the copy may state: of the service what the specification says (sections 1, 5 and 9) and nothing
 * else, and how long this site keeps what.
 * Locale files name a figure by its key, `{{documentTypes}}`; the locale check refuses digits typed into copy.
 */
export const FACTS = {
  documentTypes: '7000',
  countries: '220',
  transactions: '1.3M',
  idTypes: '10000+',
  dataSources: '99.2%',
  serverCountries: '105',
  liveChatHours: '24',
  supportHours: '24/7',
  trialDays: '14',
  trialOnboardings: '50',
  trialPrice: '0',
  starterUnitPrice: '$1.39',
  starterMinimum: '$149',
  passwordMinimum: '8',
  faceMatchOne: '1:1',
  faceMatchMany: '1:n',
  localeCookieDays: '365',
  draftDays: '7',
  iconCacheDays: '7',
  sessionDays: '30',
  knownNetworkDays: '90',
  answerDays: '8',
} as const;

export type FactKey = keyof typeof FACTS;
