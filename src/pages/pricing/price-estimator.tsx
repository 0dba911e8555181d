import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { LOCALE_TAGS } from '../../contract/locales';
import { useCurrentPage } from '../../routes/current-page';
import { FieldLabel } from '../../ui/field-label';
import { COVERED, estimateStarter, US_DOLLARS } from './starter-estimate';
import { parseVolume, VOLUME_PARAM } from './volume';

/** The slider's end; more can be typed. */
const SLIDER_MAX = 1000;

/** Shown before anything is chosen: the first volume above the minimum. */
const DEFAULT_VOLUME = COVERED + 1;

/** Verifications in, price out. Its state is in the address, so that it can be linked to and sent on. */
export function PriceEstimator() {
  const { t } = useTranslation('pricing');
  const id = useId();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const { locale } = useCurrentPage();
  const [typed, setTyped] = useState<string | null>(null);
  const volume = parseVolume(typed) ?? DEFAULT_VOLUME;
  const { estimate } = estimateStarter(volume);
  const dollars = new Intl.NumberFormat(LOCALE_TAGS[locale], US_DOLLARS);

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
    <div className="estimator needs-script">
      <FieldLabel htmlFor={id}>{t('estimator.label')}</FieldLabel>
      <div className="estimator-inputs">
        <input
          id={id}
          name={VOLUME_PARAM}
          className="input"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(volume)}
          onChange={(event) => choose(event.target.value)}
        />
        <input
          type="range"
          name="volume-slider"
          aria-label={t('estimator.label')}
          min={0}
          max={SLIDER_MAX}
          value={Math.min(volume, SLIDER_MAX)}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
      <p className="estimator-result">
        <span>{t('estimator.result')}</span>
        <output htmlFor={id}>{dollars.format(estimate)}</output>
      </p>
    </div>
  );
}
