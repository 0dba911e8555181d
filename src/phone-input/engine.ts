// All that needs libphonenumber-js: one chunk, asked for at the first focus or at submit.

export { firstCountry } from './logic/country-entries';
export { readPhone } from './logic/read-phone';
export { attachPhoneField, type PhoneField } from './phone-field';
