import type { LineBreaks } from '../../src/build/line-break-rules';

export const lineBreaks: LineBreaks = { names: ['ICAO 9303'] };
