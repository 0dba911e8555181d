/**
 * Every figure that the copy may state: of the service what the specification says (sections 1, 5 and 9) and nothing
 * else, and how long this site keeps what.
 * Locale files name a figure by its key, `{{documentTypes}}`; the locale check refuses digits typed into copy.
 * Constants by themselves, so that a page's code has those alone that it names.
 */
export const documentTypes = '7000';
export const countries = '220';
export const transactions = '1.3M';
export const idTypes = '10000+';
export const dataSources = '99.2%';
export const serverCountries = '105';
export const liveChatHours = '24';
export const supportHours = '24/7';
export const trialDays = '14';
export const trialOnboardings = '50';
export const trialPrice = '0';
export const starterUnitPrice = '$1.39';
export const starterMinimum = '$149';
export const passwordMinimum = '8';
export const faceMatchOne = '1:1';
export const faceMatchMany = '1:n';
export const localeCookieDays = '365';
export const draftDays = '7';
export const iconCacheDays = '7';
export const sessionDays = '30';
export const knownNetworkDays = '90';
export const answerDays = '8';
