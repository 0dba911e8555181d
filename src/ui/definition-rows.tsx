import type { ReactNode } from 'react';
import { Drawing } from './drawing';

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
  /** Whether each row has its picture. */
  drawn?: boolean;
}

/** Terms and what they mean, ruled like the fields of a document. */
export function DefinitionRows({ rows, className = '', drawn = false }: DefinitionRowsProps) {
  return (
    <dl className={`rows ${className}`.trim()}>
      {rows.map(({ id, term, text, link }, index) => (
        <div key={id ?? index} id={id}>
          <dt>
            {drawn && <Drawing />}
            {term}
          </dt>
          <dd>
            <p>{text}</p>
            {link}
          </dd>
        </div>
      ))}
    </dl>
  );
}
