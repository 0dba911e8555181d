import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { COLOR_MODES, syncColorModeSwitches } from '../runtime/head-script/colour-mode';
import { LampGlyph } from '../ui/lamp-glyph';

/**
 * A lamp: it offers the light that is not on, and beside it the device’s own. Native radio buttons; the head script
 * listens to them and checks the stored one, before and after hydration.
 */
export function ColorModeSwitch() {
  const { t } = useTranslation();
  const name = useId();
  useEffect(syncColorModeSwitches, []);
  return (
    <fieldset className="color-mode needs-script">
      <legend className="sr-only">{t('colorMode.label')}</legend>
      {COLOR_MODES.map((mode) => (
        <label key={mode} title={t(`colorMode.${mode}`)} className={`color-mode-${mode}`}>
          <input
            type="radio"
            name={name}
            value={mode}
            defaultChecked={mode === 'system'}
            data-color-mode
            className="sr-only"
          />
          {mode !== 'system' && <LampGlyph />}
          <span className="color-mode-name">{t(`colorMode.${mode}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
