/** Another company, in letters of three bytes each, with all that one can say of itself. */
export const OTHER = {
  name: 'ตัวอย่าง & ID',
  origin: 'https://www.tuayang.example',
  legalName: 'บริษัท ตัวอย่าง ไอดี จำกัด',
  contactEmail: 'hello@tuayang.example',
  phone: '+66 2 123 4567',
  address: '99 ถนนสาทรใต้ กรุงเทพฯ 10120',
  socialLinks: [{ name: 'LINE', url: 'https://line.example/tuayang' }],
  apiDocsUrl: 'https://docs.tuayang.example/',
  partnerPortalUrl: 'https://partners.tuayang.example/',
  priceCurrency: 'USD',
  securityContact: 'mailto:security@tuayang.example',
  dataProtectionOfficer: 'คุณสมชาย ใจดี, dpo@tuayang.example',
  euRepresentative: 'Beispiel GmbH, Berlin',
  processors: { hosting: ['Hosting Co., Ltd.'], mail: ['Post & Söhne'] },
  serverCountries: ['TH', 'SG'],
  prevailingLanguage: 'th',
  governingLaw: 'TH',
};

export const OTHER_CODES = { slug: 'tuayang', referencePrefix: 'TY' };
