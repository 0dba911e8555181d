import type { ReactNode } from 'react';
import './data-table.css';

export interface DataTableRow {
  /** Heads the row. */
  head: ReactNode;
  cells: readonly ReactNode[];
}

interface DataTableProps {
  caption: string;
  /** The first heads the rows' own heads. */
  columns: readonly string[];
  rows: readonly DataTableRow[];
  /** Reads as records on a small screen; for more columns than fit there. */
  records?: boolean;
}

export function DataTable({ caption, columns, rows, records = false }: DataTableProps) {
  return (
    <table className={`table${records ? ' table-records' : ''}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ head, cells }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table that never changes
          <tr key={row}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
