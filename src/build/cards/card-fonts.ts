import type { GlobalFonts } from '@napi-rs/canvas';

/** The site's own, by the name that a card calls each: no font of the machine is asked, so no build differs. */
const FONTS = {
  'Card Thai': 'anuphan-thai.woff2',
  'Card Latin': 'anuphan-latin.woff2',
  'Card Accents': 'anuphan-accents.woff2',
  'Card Zone': 'plex-mono-mrz.woff2',
} as const;

export const TEXT_FONT = '"Card Latin", "Card Accents", "Card Thai"';
export const ZONE_FONT = '"Card Zone"';

/** As addresses that hold them. */
const FILES = import.meta.glob<string>('../../ui/fonts/*.woff2', {
  eager: true,
  import: 'default',
  query: '?inline',
});

function fontFile(name: string): Buffer {
  const content = FILES[`../../ui/fonts/${name}`]?.split(';base64,')[1];
  if (content === undefined) throw new Error(`The font ${name} can't be read`);
  return Buffer.from(content, 'base64');
}

/** The fonts' files, which the pictures are drawn from too. */
export const fontFiles = (): Buffer[] => Object.values(FONTS).map(fontFile);

let isRegistered = false;

/** Once a process: registered again, a font would be there twice. */
export function registerFonts(fonts: typeof GlobalFonts): void {
  if (isRegistered) return;
  const files = fontFiles();
  for (const [index, name] of Object.keys(FONTS).entries()) {
    const file = files[index];
    if (!file || !fonts.register(file, name)) throw new Error(`The font ${name} can't be read`);
  }
  isRegistered = true;
}
