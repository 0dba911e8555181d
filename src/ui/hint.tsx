import type { ReactNode } from 'react';

interface HintProps {
  id?: string | undefined;
  /** Read out when it changes. */
  role?: 'status';
  children: ReactNode;
}

/** Small words that help with a field or a form. */
export function Hint(props: HintProps) {
  return <p {...props} className="field-hint" />;
}
