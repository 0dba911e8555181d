import type { FormPart, Namespace } from '../../locale/keys';

export const namespaces: readonly Namespace[] = ['forms', 'plan', 'plan-next'];

export const formParts: readonly FormPart[] = [
  'newPassword',
  'closeAccount',
  'passwordReset',
  'signup',
  'session',
  'login',
];
