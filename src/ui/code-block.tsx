import { useState } from 'react';
import { Button } from './button';
import type { CodeToken } from './code-token';
import './code-block.css';
import './code-font.css';

interface CodeBlockProps {
  /** Names the sample for those who can't see which heading it is under. */
  title: string;
  tokens: readonly CodeToken[];
  copyLabel: string;
  copiedLabel: string;
  failedLabel: string;
}

type CopyState = 'idle' | 'copied' | 'failed';

/** Code to read and to copy. */
export function CodeBlock({ title, tokens, copyLabel, copiedLabel, failedLabel }: CodeBlockProps) {
  const [state, setState] = useState<CopyState>('idle');
  async function copy(): Promise<void> {
    // What stands there already would not be said again.
    setState('idle');
    try {
      // Without TLS there is no clipboard at all.
      await navigator.clipboard.writeText(tokens.map(([, text]) => text).join(''));
      setState('copied');
    } catch {
      setState('failed');
    }
  }
  return (
    <figure className="code" aria-label={title}>
      <figcaption className="code-bar">
        <span>{title}</span>
        <span className="actions needs-script">
          <span role="status">
            {state === 'copied' && copiedLabel}
            {state === 'failed' && failedLabel}
          </span>
          <Button onClick={() => void copy()}>{copyLabel}</Button>
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code translate="no">
          {tokens.map(([kind, text], index) =>
            kind ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: code that never changes
              <span key={index} className={`code-${kind}`}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </code>
      </pre>
    </figure>
  );
}
