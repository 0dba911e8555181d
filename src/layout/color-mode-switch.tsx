import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { COLOR_MODES, syncColorModeSwitches } from '../runtime/head-script/colour-mode';
import { Icon } from '../ui/icon';
import { monitor, moon, sun } from '../ui/icons';

const ICONS = { light: sun, dark: moon, system: monitor };

/** Native radio buttons; the head script listens to them and checks the stored one, before and after hydration. */
export function ColorModeSwitch() {
  const { t } = useTranslation();
  const name = useId();
  useEffect(syncColorModeSwitches, []);
  return (
    <fieldset className="color-mode">
      <legend className="sr-only">{t('colorMode.label')}</legend>
      {COLOR_MODES.map((mode) => (
        <label key={mode} title={t(`colorMode.${mode}`)}>
          <input
            type="radio"
            name={name}
            value={mode}
            defaultChecked={mode === 'system'}
            data-color-mode
            className="sr-only"
          />
          <Icon body={ICONS[mode]} />
          <span className="color-mode-name">{t(`colorMode.${mode}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
