import type { PageId } from '../../routes/pages';
import { MoreLink } from '../../sections/more-link';
import { useTexts } from '../../sections/texts/use-texts';

interface LoginHelpProps {
  of: 'no-account' | 'partner' | 'forgotten';
  to: PageId;
}

/** For who can't log in here. */
export function LoginHelp({ of, to }: LoginHelpProps) {
  const { title, text, link } = useTexts()(`login:help.${of}`);
  const headingId = `${of}-title`;
  return (
    <section aria-labelledby={headingId} className="aside">
      <h2 id={headingId}>{title}</h2>
      <p>{text}</p>
      <p>
        <MoreLink to={to}>{link}</MoreLink>
      </p>
    </section>
  );
}
