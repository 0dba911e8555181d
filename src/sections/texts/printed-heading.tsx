import type { ComponentProps } from 'react';
import { TextHeading } from './text-heading';
import '../../ui/page-heading-prints.css';

type PrintedHeadingProps = Omit<ComponentProps<typeof TextHeading>, 'print' | 'seal' | 'picture'> & {
  /** In the margin of what is read or shown right below, or as a full print. */
  print: 'margin' | 'full';
};

/** A page's h1 in a print that not every page has: its stylesheet comes with those alone. */
export function PrintedHeading(heading: PrintedHeadingProps) {
  return <TextHeading {...heading} />;
}
