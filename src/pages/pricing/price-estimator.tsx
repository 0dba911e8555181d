import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { STARTER_MINIMUM_USD } from '../../contract/plans';
import { FieldLabel } from '../../ui/field-label';
import { formatCount, formatDollars, formatWholeDollars } from './format-numbers';
import { PriceCurve } from './price-curve';
import { estimateStarter } from './starter-estimate';
import { parseVolume, VOLUME_PARAM } from './volume';
import { EXAMPLE_VOLUMES } from './volume-scale';

/** Shown before anything is chosen. */
const DEFAULT_VOLUME = 1000;

/** Verifications in, price out. Its state is in the address, so that it can be linked to and sent on. */
export function PriceEstimator() {
  const { t } = useTranslation('pricing');
  const id = useId();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const [typed, setTyped] = useState<string | null>(null);
  const volume = parseVolume(typed) ?? DEFAULT_VOLUME;
  const { product, estimate } = estimateStarter(volume);

  // One prerendered page answers for every query, so the address is read once the page stands.
  useEffect(() => {
    const linked = parseVolume(new URLSearchParams(window.location.search).get(VOLUME_PARAM));
    // oxlint-disable-next-line react/set-state-in-effect
    if (linked !== null) setTyped(String(linked));
  }, []);

  function choose(text: string): void {
    setTyped(text);
    const chosen = parseVolume(text);
    if (chosen === null) return;
    const params = new URLSearchParams(search);
    params.set(VOLUME_PARAM, String(chosen));
    // Not a page of its own: going back leaves the pricing page, not the last digit.
    void navigate({ search: `?${params}`, hash }, { replace: true });
  }

  return (
    <>
      <div className="estimator needs-script">
        <div className="estimator-volume">
          <FieldLabel htmlFor={id}>{t('estimator.label')}</FieldLabel>
          <input
            id={id}
            name={VOLUME_PARAM}
            className="input"
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(volume)}
            onChange={(event) => choose(event.target.value)}
          />
        </div>
        {/* The formula filled in: the larger of the two is the estimate, and the other one gives way. */}
        <dl className="estimator-sum">
          <div data-gives-way={product < STARTER_MINIMUM_USD || undefined}>
            <dt>{t('estimator.product', { volume: formatCount(volume) })}</dt>
            <dd>{formatDollars(product)}</dd>
          </div>
          <div data-gives-way={product >= STARTER_MINIMUM_USD || undefined}>
            <dt>{t('estimator.minimum')}</dt>
            <dd>{formatDollars(STARTER_MINIMUM_USD)}</dd>
          </div>
          <div className="estimator-result">
            <dt>{t('estimator.result')}</dt>
            <dd>
              <output htmlFor={id}>{formatDollars(estimate)}</output>
            </dd>
          </div>
        </dl>
      </div>
      <PriceCurve
        label={t('estimator.label')}
        volume={volume}
        value={`${formatCount(volume)}: ${formatDollars(estimate)}`}
        examples={EXAMPLE_VOLUMES.map((example) => ({
          volume: formatCount(example),
          price: formatWholeDollars(estimateStarter(example).estimate),
        }))}
        choose={(chosen) => choose(String(chosen))}
      />
      <p className="note">{t('estimator.scale')}</p>
    </>
  );
}
