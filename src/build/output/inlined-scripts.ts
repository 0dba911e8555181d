import { script as headScript } from '../../runtime/head-script/head-script.client?inlined';

/** By their files: what works on a page before its code has come. */
const EARLY_SCRIPTS = import.meta.glob<string>('../../pages/**/early.client.ts', {
  query: '?inlined',
  import: 'script',
  eager: true,
});

export { headScript };

/** Of a page's folder; most have none. */
export const earlyScript = (module: string | undefined): string | undefined =>
  EARLY_SCRIPTS[`../../pages/${module}/early.client.ts`];

/** All that documents carry, which the policy has to know. */
export const INLINED_SCRIPTS: readonly string[] = [headScript, ...Object.values(EARLY_SCRIPTS)];
