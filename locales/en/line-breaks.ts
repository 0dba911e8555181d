import type { LineBreaks } from '../line-break-rules';

export const lineBreaks: LineBreaks = { names: ['ICAO 9303'] };
