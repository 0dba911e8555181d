import type { ReactNode } from 'react';
import './data-fields.css';

export interface DataField {
  label: string;
  value: ReactNode;
}

/** Captions over values, as on the data page of a document. */
export function DataFields({ fields }: { fields: readonly DataField[] }) {
  return (
    <dl className="data-fields">
      {fields.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
