import type { FormPart, Namespace } from '../../locale/keys';

export const namespaces: readonly Namespace[] = ['forms'];

export const formParts: readonly FormPart[] = ['passwordReset', 'newPassword', 'login', 'signup', 'session'];
