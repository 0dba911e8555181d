import type { ReactNode } from 'react';
import './bullets.css';

/** Short entries that have no order. */
export function Bullets({ items }: { items: readonly { id: string; text: ReactNode }[] }) {
  return (
    <ul className="bullets">
      {items.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}
