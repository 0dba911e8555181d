export { checkDigit, checkDigitTerms } from '../../contract/check-digit';
