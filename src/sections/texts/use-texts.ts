import { useTranslation } from 'react-i18next';
import type { GroupKey, TextsOf } from './text-keys';

/** Reads texts that stand together, in the order of their file. */
export function useTexts(): <Key extends GroupKey>(key: Key) => TextsOf<Key> {
  const { i18n } = useTranslation();
  return (key) => {
    const [namespace = '', path = ''] = key.split(':');
    return i18n.getResource(i18n.language, namespace, path);
  };
}
