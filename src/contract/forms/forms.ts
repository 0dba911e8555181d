import { closeAccountForm } from './close-account.ts';
import { contactSalesForm } from './contact-sales.ts';
import type { Form } from './form';
import { loginForm } from './login.ts';
import { newPasswordForm, passwordChangeForm } from './new-password.ts';
import { partnerApplicationForm } from './partner-application.ts';
import { passwordResetForm } from './password-reset.ts';
import { registrationForm, registrationWithSignupForm } from './registration.ts';
import { signupForm } from './signup.ts';

/** Every form that begins something, for what is made of all of them; a page imports its own. */
export const FORMS: readonly Form[] = [
  contactSalesForm,
  signupForm,
  loginForm,
  registrationForm,
  registrationWithSignupForm,
  partnerApplicationForm,
];

/** What is changed of an account that is there: nothing of them is a lead. */
export const ACCOUNT_FORMS: readonly Form[] = [
  passwordResetForm,
  newPasswordForm,
  passwordChangeForm,
  closeAccountForm,
];
