import { type ComponentProps, useState } from 'react';
import { LOCALE_TAGS } from '../../contract/locales';
import { useCurrentPage } from '../../routes/current-page';
import { tellMissingPart } from '../../ui/missing-part';

type CountryControlProps = Omit<ComponentProps<'input'>, 'id' | 'list' | 'type' | 'onFocus'> & { id: string };

/** A country by its name; once somebody turns to it, the browser finds it in a list by any part of its name. */
export function CountryControl({ id, ...input }: CountryControlProps) {
  const { locale } = useCurrentPage();
  const [names, setNames] = useState<readonly string[]>([]);
  const listId = `${id}-countries`;

  async function offer(): Promise<void> {
    try {
      const { countryNames } = await import('./country-names');
      setNames(countryNames(LOCALE_TAGS[locale]));
    } catch {
      tellMissingPart('The list of countries');
    }
  }

  return (
    <>
      <input {...input} id={id} type="text" list={listId} onFocus={() => void offer()} />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
