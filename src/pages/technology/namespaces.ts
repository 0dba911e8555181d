import type { Namespace } from '../../locale/keys';

export const namespaces: readonly Namespace[] = ['channels', 'integration'];
