import { Bullets } from '../../ui/bullets';
import type { KeyWith } from './text-keys';
import { useTexts } from './use-texts';

/** The short texts that stand there. */
export function TextBullets({ of }: { of: KeyWith<Record<string, string>> }) {
  const texts: Record<string, string> = useTexts()(of);
  return <Bullets items={Object.entries(texts).map(([id, text]) => ({ id, text }))} />;
}
