import type { Plugin } from 'vite';
import { checkLocales } from './check-locales.ts';

/** No build with a text missing: it would be seen by a visitor first. */
export function localeCheckPlugin(): Plugin {
  return {
    name: 'locale-check',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const problems = await checkLocales(this.environment.config.root);
      if (problems.length > 0) this.error(`The locale files have problems:\n${problems.join('\n')}`);
    },
  };
}
