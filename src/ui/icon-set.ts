/** The icon set that ./icons is taken from, by the name that icon servers know it by. */
export const ICON_PREFIX = 'lucide';

/** Width and height of an icon's own grid. */
export const ICON_GRID = 24;
