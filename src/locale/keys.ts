import type about from '../../locales/en/about.json';
import type common from '../../locales/en/common.json';
import type contactSales from '../../locales/en/contact-sales.json';
import type contacts from '../../locales/en/contacts.json';
import type cookies from '../../locales/en/cookies.json';
import type documents from '../../locales/en/documents.json';
import type faq from '../../locales/en/faq.json';
import type forms from '../../locales/en/forms.json';
import type home from '../../locales/en/home.json';
import type login from '../../locales/en/login.json';
import type partners from '../../locales/en/partners.json';
import type pricing from '../../locales/en/pricing.json';
import type privacy from '../../locales/en/privacy.json';
import type registration from '../../locales/en/registration.json';
import type server from '../../locales/en/server.json';
import type signup from '../../locales/en/signup.json';
import type solution from '../../locales/en/solution.json';
import type technology from '../../locales/en/technology.json';
import type terms from '../../locales/en/terms.json';

/** The English files are the source of the key types. */
export interface Resources {
  about: typeof about;
  common: typeof common;
  'contact-sales': typeof contactSales;
  contacts: typeof contacts;
  cookies: typeof cookies;
  documents: typeof documents;
  faq: typeof faq;
  forms: typeof forms;
  home: typeof home;
  login: typeof login;
  partners: typeof partners;
  pricing: typeof pricing;
  privacy: typeof privacy;
  registration: typeof registration;
  server: typeof server;
  signup: typeof signup;
  solution: typeof solution;
  technology: typeof technology;
  terms: typeof terms;
}

export type Namespace = keyof Resources;

/** `home:meta.index`: a page's `{ title, description }`. */
export type MetaKey = {
  [N in Namespace]: Resources[N] extends { meta: infer Meta } ? `${N}:meta.${keyof Meta & string}` : never;
}[Namespace];
