/** Posts that every rule accepts. */
export const CONTACT_SALES = {
  name: 'Somchai Jaidee',
  email: 'somchai@example.com',
  company: 'Example Co.',
  telephone: '+66812345678',
  service: 'face-match',
  message: 'We open about ten accounts a day.',
  locale: 'th',
};

export const SIGNUP = {
  firstName: 'Somchai',
  lastName: 'Jaidee',
  email: 'somchai@example.com',
  password: 'a quiet river 7',
};

export const PARTNER_APPLICATION = {
  personal: { firstName: 'Malee', lastName: 'Srisuk', email: 'malee@example.com', mobile: '081 234 5678' },
  company: { name: 'Example Partner Co.', website: 'partner.example', employees: '25', urgent: true },
};
