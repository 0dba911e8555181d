import { useTranslation } from 'react-i18next';
import { SpecimenCard } from '../../illustrations/specimen/specimen-card';

/** The specimen card in the page's language. */
export function HomeSpecimen() {
  const { t } = useTranslation('home');
  return (
    <SpecimenCard
      texts={{
        alternative: t('specimen.alternative'),
        hint: t('specimen.hint'),
        restore: t('specimen.restore'),
        line: (number) => t('specimen.line', { number }),
        check: {
          documentNumber: t('specimen.check.documentNumber'),
          birthDate: t('specimen.check.birthDate'),
          expiryDate: t('specimen.check.expiryDate'),
          composite: t('specimen.check.composite'),
        },
        right: (digit) => t('specimen.right', { digit }),
        wrong: (printed, computed) => t('specimen.wrong', { printed, computed }),
        shown: [
          { term: t('specimen.face.term'), finding: t('specimen.face.finding') },
          { term: t('specimen.liveness.term'), finding: t('specimen.liveness.finding') },
        ],
        result: t('specimen.result'),
        pass: t('specimen.pass'),
        fail: t('specimen.fail'),
      }}
    />
  );
}
