import type { ReactNode } from 'react';
import type { PageId } from '../../routes/pages';
import { Section } from '../../ui/section';
import { MoreLink } from '../more-link';
import { sectionId } from './section-id';
import type { KeyWith } from './text-keys';
import { useTexts } from './use-texts';

interface SectionTexts {
  title: string;
  lead?: string;
  link?: string;
}

/** A section's texts; where they have a `link`, the page that it leads to. */
export type SectionSource =
  | { of: KeyWith<{ title: string }>; linkTo?: undefined }
  | { of: KeyWith<{ title: string; link: string }>; linkTo: PageId };

export type TextSectionProps = SectionSource & {
  /** The heading beside the content, where there is room; else above it. */
  split?: boolean;
  /** Whether a picture stands with the heading. */
  drawn?: boolean;
  children: ReactNode;
};

/** A part of a page with the title, lead and link of its texts; their key's name is its address. */
export function TextSection({ of, linkTo, split, drawn, children }: TextSectionProps) {
  const { title, lead, link }: SectionTexts = useTexts()(of);
  return (
    <Section
      id={sectionId(of)}
      title={title}
      lead={lead}
      split={split}
      drawn={drawn}
      link={linkTo && <MoreLink to={linkTo}>{link}</MoreLink>}
    >
      {children}
    </Section>
  );
}
