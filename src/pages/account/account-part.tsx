import type { ReactNode } from 'react';

interface AccountPartProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** One matter of an account, under its heading. */
export function AccountPart({ id, title, children }: AccountPartProps) {
  const headingId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={headingId} className="account-part">
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  );
}
