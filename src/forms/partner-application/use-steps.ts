import { useEffect, useRef, useState } from 'react';

/** The groups of the form's table, each a step. */
export const SECTIONS = ['personal', 'company'] as const;
export type Section = (typeof SECTIONS)[number];

export const STEPS = [...SECTIONS, 'review'] as const;
export type Step = (typeof STEPS)[number];

/** Where a field is filled in, by its name as posted. */
export const sectionOf = (name: string): Section | undefined =>
  SECTIONS.find((section) => name.startsWith(`${section}.`));

export const nextStep = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? 'review';
export const previousStep = (step: Step): Step => STEPS[STEPS.indexOf(step) - 1] ?? 'personal';

/** Which step is shown. Its heading takes the focus at each change, but not when the page is opened. */
export function useSteps() {
  const [step, show] = useState<Step>('personal');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  }, [step]);

  /** As `show`, where something else has the focus. */
  function showQuietly(next: Step): void {
    shown.current = next;
    show(next);
  }

  return { step, index: STEPS.indexOf(step), heading, show, showQuietly };
}
