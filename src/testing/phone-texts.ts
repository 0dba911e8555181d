/** The words of a telephone field, short enough to be looked for. */
export const PHONE_TEXTS = {
  country: 'Country code',
  chooseCountry: 'Choose a country',
  search: 'Search',
  noCountryFound: 'No country',
  faults: { 'phone-too-short': 'Too short', 'phone-too-long': 'Too long', 'invalid-phone': 'Impossible' },
  notInPlan: 'Unknown range',
};
