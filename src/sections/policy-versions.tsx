import { LOCALE_TAGS } from '../contract/locales';
import { useCurrentPage } from '../routes/current-page';
import { DefinitionRows } from '../ui/definition-rows';

interface PolicyVersionsProps {
  /** The first one first. */
  versions: readonly { date: string; text: string }[];
  /** What a version is called, by its number, as it stands before its day. */
  name: (number: number) => string;
}

/** The versions of a policy, the one in force first: from which day, and what is new in it. */
export function PolicyVersions({ versions, name }: PolicyVersionsProps) {
  const { locale } = useCurrentPage();
  const format = new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' });
  const rows = versions.map(({ date, text }, index) => ({
    term: (
      <>
        {name(index + 1)}{' '}
        {/* A browser may know the language's calendar by other words than the server: either will do. */}
        <time dateTime={date} suppressHydrationWarning>
          {format.format(new Date(date))}
        </time>
      </>
    ),
    text,
  }));
  return <DefinitionRows rows={rows.reverse()} />;
}
