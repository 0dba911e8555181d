import type { PageId } from '../../routes/pages';
import { MoreLink } from '../../sections/more-link';
import { useTexts } from '../../sections/texts/use-texts';

interface LoginHelpProps {
  of: 'no-account' | 'partner' | 'forgotten';
  to: PageId;
  /** Of a part of that page, with its `#`. */
  hash?: string;
}

/** For who can't log in here. */
export function LoginHelp({ of, ...link }: LoginHelpProps) {
  const { title, text, link: label } = useTexts()(`login:help.${of}`);
  const headingId = `${of}-title`;
  return (
    <section aria-labelledby={headingId} className={`aside${of === 'partner' ? '' : ' until-sent'}`}>
      <h2 id={headingId}>{title}</h2>
      <p>{text}</p>
      <p>
        <MoreLink {...link}>{label}</MoreLink>
      </p>
    </section>
  );
}
