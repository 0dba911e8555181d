import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatCount, formatDollars, formatWholeDollars } from '../../contract/format-numbers';
import { STARTER_MINIMUM_USD } from '../../contract/plans';
import { STAYS } from '../../routes/stays';
import { FieldLabel } from '../../ui/field-label';
import { PriceCurve } from './price-curve';
import { chosenVolume, DEFAULT_VOLUME, shownEstimate } from './shown-estimate';
import { estimateStarter } from './starter-estimate';
import { parseVolume, VOLUME_PARAM } from './volume';
import { EXAMPLE_VOLUMES } from './volume-scale';

/** From one writing of the address to the next. */
const BETWEEN_MS = 500;

/** What was typed, or where the slider was drawn, before there was code for it. */
function earlyChoice(field: HTMLInputElement | null, slider: HTMLInputElement | null): string | null {
  if (field && field.value !== field.defaultValue) return field.value;
  return slider && slider.value !== slider.defaultValue ? String(chosenVolume(slider)) : null;
}

/**
 * Verifications in, price out. Its state is in the address, so that it can be linked to and sent on. Until its code has
 * come, `early.client.ts` writes what changes, in what is not compared here.
 */
export function PriceEstimator() {
  const { t } = useTranslation('pricing');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [typed, setTyped] = useState<string | null>(null);
  const writtenAt = useRef(Number.NEGATIVE_INFINITY);
  const chosen = parseVolume(typed);
  // The last that was one: an emptied field is about to be another.
  const [volume, setVolume] = useState(DEFAULT_VOLUME);
  if (chosen !== null && chosen !== volume) setVolume(chosen);
  const { count, product, estimate, gives } = shownEstimate(volume);

  // One prerendered page answers for every query, so the address is read once the page stands.
  useEffect(() => {
    const early = earlyChoice(field.current, slider.current);
    const linked = parseVolume(new URLSearchParams(window.location.search).get(VOLUME_PARAM));
    if (early !== null) setTyped(early);
    else if (linked !== null) setTyped(String(linked));
  }, []);

  // Each stop of a drawn slider is a change, and browsers refuse an address that is written a hundred times in half a minute.
  useEffect(() => {
    const params = new URLSearchParams(search);
    if (chosen === null || params.get(VOLUME_PARAM) === String(chosen)) return undefined;
    params.set(VOLUME_PARAM, String(chosen));
    const write = (): void => {
      // A link was followed, and its page is still on its way: the address is no longer this page's.
      if (window.location.pathname !== pathname) return;
      writtenAt.current = performance.now();
      // Not a page of its own: going back leaves the pricing page, not the last digit.
      void navigate({ search: `?${params}`, hash }, { replace: true, state: STAYS });
    };
    const waitMs = writtenAt.current + BETWEEN_MS - performance.now();
    if (waitMs <= 0) return write();
    const timer = window.setTimeout(write, waitMs);
    // The language's link takes the address along: it is written by the time that one is followed.
    window.addEventListener('pointerdown', write);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pointerdown', write);
    };
  }, [chosen, pathname, search, hash, navigate]);

  return (
    <>
      <div className="estimator needs-script">
        <div className="estimator-volume">
          <FieldLabel htmlFor={id}>{t('estimator.label')}</FieldLabel>
          <input
            ref={field}
            id={id}
            name={VOLUME_PARAM}
            className="input"
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(volume)}
            onChange={(event) => setTyped(event.target.value)}
            // What is no volume, or beyond the most, has been reckoned as another: field, price and address say the same.
            onBlur={() => typed !== null && setTyped(String(volume))}
          />
        </div>
        {/* The formula filled in: the larger of the two is the estimate, and the other one gives way. */}
        <dl className="estimator-sum">
          <div data-gives-way={gives === 'product' || undefined} suppressHydrationWarning>
            <dt suppressHydrationWarning>{t('estimator.product', { volume: count })}</dt>
            <dd suppressHydrationWarning>{product}</dd>
          </div>
          <div data-gives-way={gives === 'minimum' || undefined} suppressHydrationWarning>
            <dt>{t('estimator.minimum')}</dt>
            <dd>{formatDollars(STARTER_MINIMUM_USD)}</dd>
          </div>
          <div className="estimator-result">
            <dt>{t('estimator.result')}</dt>
            <dd>
              <output htmlFor={id} suppressHydrationWarning>
                {estimate}
              </output>
            </dd>
          </div>
        </dl>
      </div>
      <PriceCurve
        slider={slider}
        label={t('estimator.label')}
        volume={volume}
        examples={EXAMPLE_VOLUMES.map((example) => ({
          volume: formatCount(example),
          price: formatWholeDollars(estimateStarter(example).estimate),
        }))}
        choose={(drawn) => setTyped(String(drawn))}
      />
      <p className="note">{t('estimator.scale')}</p>
    </>
  );
}
