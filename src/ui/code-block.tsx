import { useState } from 'react';
import { Button } from './button';

interface CodeBlockProps {
  /** Names the sample for those who can't see which heading it is under. */
  title: string;
  code: string;
  copyLabel: string;
  copiedLabel: string;
  failedLabel: string;
}

type CopyState = 'idle' | 'copied' | 'failed';

/** Code to read and to copy. */
export function CodeBlock({ title, code, copyLabel, copiedLabel, failedLabel }: CodeBlockProps) {
  const [state, setState] = useState<CopyState>('idle');
  const copy = (): void => {
    navigator.clipboard.writeText(code).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return (
    <figure className="code" aria-label={title}>
      <figcaption className="code-bar">
        <span>{title}</span>
        <span className="actions needs-script">
          <span role="status">
            {state === 'copied' && copiedLabel}
            {state === 'failed' && failedLabel}
          </span>
          <Button onClick={copy}>{copyLabel}</Button>
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
