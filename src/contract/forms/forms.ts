import { contactSalesForm } from './contact-sales';
import type { Form } from './form';
import { loginForm } from './login';
import { partnerApplicationForm } from './partner-application';
import { registrationForm, registrationWithSignupForm } from './registration';
import { signupForm } from './signup';

/** Every form of the site, for what is made of all of them; a page imports its own. */
export const FORMS: readonly Form[] = [
  contactSalesForm,
  signupForm,
  loginForm,
  registrationForm,
  registrationWithSignupForm,
  partnerApplicationForm,
];
