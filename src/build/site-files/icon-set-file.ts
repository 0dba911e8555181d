import { ICON_GRID, ICON_PREFIX } from '../../ui/icon-set';
import * as icons from '../../ui/icons';

/** `circleCheck` is `circle-check` to an icon server. */
const toIconName = (name: string): string => name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);

/** `_icons/<prefix>.json`, as an icon server would answer: https://iconify.design/docs/types/iconify-json.html */
export function iconSetFile(): { path: string; content: string } {
  const byName = Object.entries(icons).map(([name, body]) => [toIconName(name), { body }] as const);
  return {
    path: `/_icons/${ICON_PREFIX}.json`,
    content: JSON.stringify({
      prefix: ICON_PREFIX,
      icons: Object.fromEntries(byName),
      width: ICON_GRID,
      height: ICON_GRID,
    }),
  };
}
