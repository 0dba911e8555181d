import type { ComponentProps } from 'react';
import { TextHeading } from './text-heading';
import '../../ui/page-heading-prints.css';

type PrintedHeadingProps = Omit<ComponentProps<typeof TextHeading>, 'print' | 'picture'> & {
  print?: 'margin' | 'composed';
};

/** A page's h1 in a print that not every page has: its stylesheet comes with those alone. */
export function PrintedHeading(heading: PrintedHeadingProps) {
  return <TextHeading {...heading} />;
}
