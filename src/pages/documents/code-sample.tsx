import { useTranslation } from 'react-i18next';
import { CodeBlock } from '../../ui/code-block';

interface CodeSampleProps {
  title: string;
  code: string;
}

export function CodeSample({ title, code }: CodeSampleProps) {
  const { t } = useTranslation('documents');
  return (
    <CodeBlock
      title={title}
      code={code}
      copyLabel={t('code.copy')}
      copiedLabel={t('code.copied')}
      failedLabel={t('code.copyFailed')}
    />
  );
}
