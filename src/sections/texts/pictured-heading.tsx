import type { ComponentProps } from 'react';
import { PageHeading } from '../../ui/page-heading';
import type { KeyWith } from './text-keys';
import { useTexts } from './use-texts';
import '../inner-pages.css';

export interface TextHeadingProps extends Omit<ComponentProps<typeof PageHeading>, 'title' | 'lead'> {
  of: KeyWith<{ title: string; lead: string }>;
}

/** The h1 of a page and its lead, as they stand in its texts, with a picture of the page's own. */
export function PicturedHeading({ of, ...heading }: TextHeadingProps) {
  const texts: { title: string; lead: string } = useTexts()(of);
  return <PageHeading title={texts.title} lead={texts.lead} {...heading} />;
}
