// All that needs libphonenumber-js: one chunk, asked for at the first focus or at submit.

export { readTelephone } from '../contract/phone/read-telephone';
export { firstCountry } from './logic/country-entries';
export { attachPhoneField, type PhoneField } from './phone-field';
