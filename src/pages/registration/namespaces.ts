import type { FormPart, Namespace } from '../../locale/keys';

export const namespaces: readonly Namespace[] = ['forms', 'plan', 'plan-next'];

export const formParts: readonly FormPart[] = ['registration', 'signup', 'session', 'login'];
