const CHECKBOXES = new Set(['personal.managesPartnership', 'company.urgent']);

/** `{ 'personal.firstName': … }` of the controls as `{ personal: { firstName: … } }` of the call. */
export function shapeApplication(values: Readonly<Record<string, string>>) {
  const application: Record<'personal' | 'company', Record<string, string | boolean>> = {
    personal: {},
    company: {},
  };
  for (const [name, value] of Object.entries(values)) {
    const [section, field] = name.split('.');
    if ((section !== 'personal' && section !== 'company') || !field) continue;
    application[section][field] = CHECKBOXES.has(name) ? value === 'on' : value;
  }
  return application;
}
