/** What draws. Neither text nor links, nor anything that moves, styles, fetches or runs. */
const ELEMENTS = new Set(
  'path g circle ellipse rect line polyline polygon defs linearGradient radialGradient stop clipPath mask'.split(
    ' ',
  ),
);

/** Names of geometry and paint. None is an event's, a style, or an address outside of the drawing. */
const ATTRIBUTES = new Set(
  (
    'id d x y x1 y1 x2 y2 cx cy r rx ry fx fy width height points transform pathLength offset opacity color ' +
    'fill fill-opacity fill-rule clip-rule clip-path mask mask-type stroke stroke-width stroke-linecap ' +
    'stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity stop-color stop-opacity ' +
    'gradientUnits gradientTransform spreadMethod maskUnits maskContentUnits clipPathUnits vector-effect'
  ).split(' '),
);

const TAG = /\s*<(\/?)([A-Za-z]+)((?:\s+[A-Za-z0-9-]+="[^"<>&]*")*)\s*(\/?)>/y;
const ATTRIBUTE = /([A-Za-z0-9-]+)="([^"]*)"/g;
/** A part of the same drawing is the only address there is. */
const ELSEWHERE = /url\((?!#[\w-]+\))|:|\\/i;

const draws = (attributes: string): boolean =>
  [...attributes.matchAll(ATTRIBUTE)].every(
    ([, name = '', value = '']) => ATTRIBUTES.has(name) && !ELSEWHERE.test(value),
  );

/** Whether a body, inside an `<svg>`, is made of known elements and attributes and of nothing else. */
export function isDrawing(body: string): boolean {
  const open: string[] = [];
  let end = 0;
  for (const tag of body.matchAll(new RegExp(TAG, 'gy'))) {
    const [whole, closes, name = '', attributes = '', empty] = tag;
    end += whole.length;
    if (!ELEMENTS.has(name) || !draws(attributes)) return false;
    if (closes) {
      if (attributes !== '' || empty || open.pop() !== name) return false;
    } else if (!empty) open.push(name);
  }
  return open.length === 0 && body.slice(end).trim() === '';
}
