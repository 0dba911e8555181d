import { type ReactNode, useEffect, useRef } from 'react';

interface FormSuccessProps {
  title: string;
  /** Paragraphs and links. */
  children: ReactNode;
}

/** What stands in a form's place once the server has it. The heading takes the focus. */
export function FormSuccess({ title, children }: FormSuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="form-success">
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </section>
  );
}
