import type { ReactNode } from 'react';
import './ticket.css';

interface Stub {
  /** What links lead to it by. */
  id?: string;
  term: string;
  text: string;
  /** A button that leads there. */
  action: ReactNode;
}

/** Three ways on, as the stubs of one ticket; the first is the one that is kept. */
export function Ticket({ stubs }: { stubs: readonly Stub[] }) {
  return (
    <div className="ticket-shadow">
      <ul className="ticket">
        {stubs.map(({ id, term, text, action }) => (
          <li key={term} id={id}>
            <h3>{term}</h3>
            <p>{text}</p>
            {action}
          </li>
        ))}
      </ul>
    </div>
  );
}
