import { useEffect, useRef, useState } from 'react';

export const STEPS = ['personal', 'company', 'review'] as const;
export type Step = (typeof STEPS)[number];

/** Which step is shown. Its heading takes the focus at each change, but not when the page is opened. */
export function useSteps() {
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(0);

  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  }, [index]);

  const step: Step = STEPS[index] ?? 'personal';
  return { step, index, heading, show: (target: Step) => setIndex(STEPS.indexOf(target)) };
}
