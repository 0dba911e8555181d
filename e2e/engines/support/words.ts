import enCommon from '../../../locales/en/common.json' with { type: 'json' };
import enForms from '../../../locales/en/forms.json' with { type: 'json' };
import enHome from '../../../locales/en/home.json' with { type: 'json' };
import enPricing from '../../../locales/en/pricing.json' with { type: 'json' };
import enSolution from '../../../locales/en/solution.json' with { type: 'json' };
import enTechnology from '../../../locales/en/technology.json' with { type: 'json' };
import thCommon from '../../../locales/th/common.json' with { type: 'json' };
import thForms from '../../../locales/th/forms.json' with { type: 'json' };
import thHome from '../../../locales/th/home.json' with { type: 'json' };
import thPricing from '../../../locales/th/pricing.json' with { type: 'json' };
import thSolution from '../../../locales/th/solution.json' with { type: 'json' };
import thTechnology from '../../../locales/th/technology.json' with { type: 'json' };

/** What the site says, before the build puts figures and word joiners into it. */
export const WORDS = {
  en: {
    common: enCommon,
    forms: enForms,
    home: enHome,
    pricing: enPricing,
    solution: enSolution,
    technology: enTechnology,
  },
  th: {
    common: thCommon,
    forms: thForms,
    home: thHome,
    pricing: thPricing,
    solution: thSolution,
    technology: thTechnology,
  },
};

export type Words = (typeof WORDS)['en'];
