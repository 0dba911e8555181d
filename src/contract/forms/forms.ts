import { contactSalesForm } from './contact-sales.ts';
import type { Form } from './form';
import { loginForm } from './login.ts';
import { partnerApplicationForm } from './partner-application.ts';
import { registrationForm, registrationWithSignupForm } from './registration.ts';
import { signupForm } from './signup.ts';

/** Every form of the site, for what is made of all of them; a page imports its own. */
export const FORMS: readonly Form[] = [
  contactSalesForm,
  signupForm,
  loginForm,
  registrationForm,
  registrationWithSignupForm,
  partnerApplicationForm,
];
