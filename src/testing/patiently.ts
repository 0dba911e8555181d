/** How long a wait for something that must come goes on: it ends a test that hangs, on a machine however busy. */
export const PATIENTLY = { timeout: 60_000 };

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: PATIENTLY.timeout });
}
