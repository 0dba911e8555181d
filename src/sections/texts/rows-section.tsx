import type { ReactNode } from 'react';
import { DefinitionRows } from '../../ui/definition-rows';
import { entriesOf, type RowTexts } from './entries';
import type { KeyOfEntries } from './text-keys';
import { type SectionSource, TextSection } from './text-section';
import { useTexts } from './use-texts';

type RowsSectionProps = SectionSource & {
  of: KeyOfEntries<RowTexts>;
  split?: boolean;
  /** Whether a picture stands with the heading. */
  drawn?: boolean;
  /** Of the rows. */
  className?: string;
  /** What stands below the rows. */
  children?: ReactNode;
};

/** A part of a page that is terms and what they mean: one more in the files of the languages is one more row. */
export function RowsSection({ className, children, ...section }: RowsSectionProps) {
  const texts = useTexts();
  return (
    <TextSection {...section}>
      <DefinitionRows className={className} rows={entriesOf(texts(section.of))} />
      {children}
    </TextSection>
  );
}
