import { script as formScript } from '../../forms/early/early.client?inlined';
import type { PageDefinition } from '../../routes/pages';
import { script as headScript } from '../../runtime/head-script/head-script.client?inlined';
import { namespacesOf } from '../texts/page-texts';

/** By their files: what works on a page before its code has come. */
const EARLY_SCRIPTS = import.meta.glob<string>('../../pages/**/early.client.ts', {
  query: '?inlined',
  import: 'script',
  eager: true,
});

export { headScript };

/** Of a page's folder, or of every form; most pages have none. */
export function earlyScript(page: PageDefinition | null): string | undefined {
  const own = EARLY_SCRIPTS[`../../pages/${page?.module}/early.client.ts`];
  return own ?? (namespacesOf(page).includes('forms') ? formScript : undefined);
}

/** All that documents carry, which the policy has to know. */
export const INLINED_SCRIPTS: readonly string[] = [headScript, formScript, ...Object.values(EARLY_SCRIPTS)];
