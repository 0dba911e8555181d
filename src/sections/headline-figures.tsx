import { useTranslation } from 'react-i18next';
import * as FACTS from '../contract/facts';

interface FigureListProps {
  className: string;
  figures: readonly { value: string; label: string }[];
}

function FigureList({ className, figures }: FigureListProps) {
  return (
    <dl className={className}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The five figures of the specification, section 1: printed full, or in a row on paper. The page brings the stylesheet of either. */
export function HeadlineFigures({ inRow = false }: { inRow?: boolean }) {
  const { t } = useTranslation();
  const first = { value: t('figure.transactionsValue'), label: t('figure.transactions') };
  const others = [
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
      {inRow ? (
        <FigureList className="frame figures-row" figures={[first, ...others]} />
      ) : (
        // Of lists, so that the others go below the large one where there is no room beside it.
        <div className="frame figures-sheet">
          <FigureList className="figures" figures={[first]} />
          <FigureList className="figures" figures={others} />
        </div>
      )}
    </section>
  );
}
