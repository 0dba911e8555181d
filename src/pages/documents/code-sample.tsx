import { useTranslation } from 'react-i18next';
import { useTexts } from '../../sections/texts/use-texts';
import { CodeBlock } from '../../ui/code-block';
import type { CodeToken } from '../../ui/code-token';

const SLOT = /\{\{(\w+)\}\}/g;

interface CodeSampleProps {
  title: string;
  tokens: readonly CodeToken[];
}

/** Code is the same in both languages; what a comment says is the reader's, and stands in its place: `{{token}}`. */
export function CodeSample({ title, tokens }: CodeSampleProps) {
  const { t } = useTranslation('documents');
  const comments: Record<string, string> = useTexts()('documents:code.comment');
  return (
    <CodeBlock
      title={title}
      tokens={tokens.map(([kind, text]) => [
        kind,
        text.replace(SLOT, (slot, name) => comments[name] ?? slot),
      ])}
      copyLabel={t('code.copy')}
      copiedLabel={t('code.copied')}
      failedLabel={t('code.copyFailed')}
    />
  );
}
