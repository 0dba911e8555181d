import { useTranslation } from 'react-i18next';
import * as FACTS from '../contract/facts';

/** The five figures of the specification, section 1: printed full, or in a row on paper. The page brings the stylesheet of either. */
export function HeadlineFigures({ inRow = false }: { inRow?: boolean }) {
  const { t } = useTranslation();
  const figures = [
    { value: t('figure.transactionsValue'), label: t('figure.transactions') },
    { value: FACTS.idTypes, label: t('figure.idTypes') },
    { value: FACTS.dataSources, label: t('figure.dataSources') },
    { value: FACTS.serverCountries, label: t('figure.serverCountries') },
    { value: t('figure.liveChatValue'), label: t('figure.liveChat') },
  ];
  return (
    <section aria-labelledby="figures-title" className={inRow ? undefined : 'plate'}>
      <h2 id="figures-title" className="sr-only">
        {t('figure.heading')}
      </h2>
      <dl className={`frame ${inRow ? 'figures-row' : 'figures'}`}>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
