import { ICON_GRID } from './icon-set';

interface IconProps {
  /** From ./icons. */
  body: string;
}

/** Beside words that say the same: screen readers pass it over. As tall as the text, in its colour. */
export function Icon({ body }: IconProps) {
  return (
    <svg
      className="icon"
      viewBox={`0 0 ${ICON_GRID} ${ICON_GRID}`}
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the body is a constant of this site's own code
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
