import type { ComponentProps } from 'react';
import { MoreLink } from '../../sections/more-link';
import type { KeyWith } from '../../sections/texts/text-keys';
import { useTexts } from '../../sections/texts/use-texts';

interface RowWithLink {
  term: string;
  text: string;
  link: string;
}

interface LoginHelpProps extends Omit<ComponentProps<typeof MoreLink>, 'children'> {
  of: KeyWith<RowWithLink>;
}

/** A row for who can't log in here, and where to go instead. */
export function LoginHelp({ of, ...target }: LoginHelpProps) {
  const { term, text, link }: RowWithLink = useTexts()(of);
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <p>{text}</p>
        <MoreLink {...target}>{link}</MoreLink>
      </dd>
    </div>
  );
}
