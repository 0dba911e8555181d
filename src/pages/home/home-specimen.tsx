import { useTranslation } from 'react-i18next';
import { SpecimenCard } from '../../illustrations/specimen/specimen-card';
import { useTexts } from '../../sections/texts/use-texts';

/** The specimen card in the page's language. */
export function HomeSpecimen() {
  const { t } = useTranslation('home');
  const texts = useTexts()('home:specimen');
  return (
    <SpecimenCard
      texts={{
        ...texts,
        line: (number) => t('specimen.line', { number }),
        right: (digit) => t('specimen.right', { digit }),
      }}
    />
  );
}
