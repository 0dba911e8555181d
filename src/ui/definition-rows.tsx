import type { ReactNode } from 'react';

export interface DefinitionRow {
  /** The row's address within the page, where something links to it. */
  id?: string;
  term: ReactNode;
  text: ReactNode;
  /** What to do about it. */
  link?: ReactNode;
}

interface DefinitionRowsProps {
  rows: readonly DefinitionRow[];
  className?: string | undefined;
}

/** Terms and what they mean, ruled like the fields of a document. */
export function DefinitionRows({ rows, className = '' }: DefinitionRowsProps) {
  return (
    <dl className={`rows ${className}`.trim()}>
      {rows.map(({ id, term, text, link }, index) => (
        <div key={id ?? index} id={id}>
          <dt>{term}</dt>
          <dd>
            <p>{text}</p>
            {link}
          </dd>
        </div>
      ))}
    </dl>
  );
}
