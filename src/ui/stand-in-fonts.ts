import type { PluginAPI } from 'tailwindcss/plugin';

/** A font of the device, with the width in percent that Anuphan, regular and semibold, takes in it. */
interface StandIn {
  name: string;
  regular: readonly string[];
  bold: readonly string[];
  widths: Readonly<Record<400 | 600, number>>;
  letters?: string;
}

/**
 * Until Anuphan is there, one of these stands in its place and takes the same room. Widths: all texts of the site set
 * in both, weight by weight (a stand-in has but two), then moved by half a percent or less to where, at eight widths of
 * fourteen pages, the fewest paragraphs take another number of lines (43 of 6,072). What is heavier is a figure, a stamp
 * or the name: a stand-in's bold is 1.5 % narrower there, which moves nothing by more than a pixel or two.
 */
const STAND_INS: readonly StandIn[] = [
  {
    // On Windows, macOS and iOS; Liberation Sans, its equal in width, on Linux, where each name takes long to look up.
    name: 'Arial',
    regular: ['Liberation Sans', 'Arial'],
    bold: ['Liberation Sans Bold', 'Arial Bold', 'Arial-BoldMT'],
    widths: { 400: 101, 600: 96.97 },
  },
  {
    name: 'Roboto',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    widths: { 400: 101.2, 600: 102.93 },
  },
  {
    // Noto Sans Thai is measured, the others come close.
    name: 'Noto',
    regular: ['Noto Sans Thai', 'NotoSansThai-Regular', 'Thonburi', 'Leelawadee UI'],
    bold: ['Noto Sans Thai Bold', 'NotoSansThai-Bold', 'Thonburi-Bold', 'Leelawadee UI Bold'],
    widths: { 400: 101.62, 600: 99.81 },
    letters: 'U+0E01-0E5B, U+200C-200D, U+25CC',
  },
];

/** Anuphan's own heights above and below the line, in percent of its size. */
const ASCENT = 102.5;
const DESCENT = 27.5;

const percent = (share: number): string => `${share.toFixed(2)}%`;

function faces({ name, regular, bold, widths, letters }: StandIn) {
  const files = { 400: regular, 600: bold };
  return ([400, 600] as const).map((weight) => ({
    '@font-face': {
      'font-family': `"Anuphan as ${name}"`,
      'font-weight': String(weight),
      src: files[weight].map((file) => `local("${file}")`).join(', '),
      'size-adjust': percent(widths[weight]),
      'ascent-override': percent((ASCENT / widths[weight]) * 100),
      'descent-override': percent((DESCENT / widths[weight]) * 100),
      'line-gap-override': '0%',
      ...(letters && { 'unicode-range': letters }),
    },
  }));
}

/** The faces named in `--font-sans`. */
export function standInFonts({ addBase }: PluginAPI): void {
  for (const face of STAND_INS.flatMap(faces)) addBase(face);
}
