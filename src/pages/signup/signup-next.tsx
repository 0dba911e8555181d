import { useTranslation } from 'react-i18next';
import { DefinitionRows } from '../../ui/definition-rows';

export function SignupNext() {
  const { t } = useTranslation('signup');
  return (
    <section aria-labelledby="next-title" className="aside">
      <h2 id="next-title">{t('next.title')}</h2>
      <DefinitionRows
        rows={[
          { term: t('next.choose.term'), text: t('next.choose.text') },
          { term: t('next.try.term'), text: t('next.try.text') },
          { term: t('next.connect.term'), text: t('next.connect.text') },
        ]}
      />
    </section>
  );
}
