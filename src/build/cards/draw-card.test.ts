import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { LOCALES } from '../../contract/locales';
import { CARD_SIZE, type Card } from './card';
import { drawCard } from './draw-card';
import { encodeCard } from './encode-card';

const CARD: Card = {
  locale: 'th',
  name: 'Verisiam',
  headline: 'น้ำที่นี้ ผู้เชี่ยวชาญ $1.39',
  accent: '$1.39',
  zone: ['P<THAPRICING<<VERISIAM<<<<<<<<<<<<<<', 'H94C5EMFT1THA<<<<<<0<<<<<<<0<<<<<<<8'],
  hidden: 'จ่ายตาม\nการตรวจ',
  rosette: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3"/></svg>',
};

const drawn = async (card: Card): Promise<Buffer> => encodeCard(await drawCard(card));

/** What stands to the right of the headline. */
async function lampOf(card: Card): Promise<Buffer> {
  const context = (await drawCard(card)).getContext('2d');
  return Buffer.from(context.getImageData(640, 0, CARD_SIZE.width - 640, CARD_SIZE.height).data);
}

describe('drawCard', () => {
  it.each(LOCALES)('is a picture of the size that networks ask for (%s)', async (locale) => {
    const { width, height, format } = await sharp(await drawn({ ...CARD, locale })).metadata();
    expect({ width, height, format }).toEqual({ ...CARD_SIZE, format: 'png' });
  });

  it('draws the same bytes each time', async () => {
    expect((await drawn(CARD)).equals(await drawn(CARD))).toBe(true);
  });

  it.each(['headline', 'accent', 'zone', 'hidden', 'rosette', 'name'] as const)(
    'shows its %s',
    async (part) => {
      const without = { ...CARD, [part]: part === 'zone' ? [] : '' };
      if (part === 'headline') without.accent = '';
      if (part === 'rosette') without.rosette = CARD.rosette.replace('r="3"', 'r="1"');
      expect((await drawn(without)).equals(await drawn(CARD))).toBe(false);
    },
  );

  it.each([
    ['one of the longest', 'Somchai & Sons International Trust and Identity Company Ltd.'],
    ['one of wide letters', 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW'],
    ['a Thai one', 'บริษัทพิสูจน์และยืนยันตัวตนแห่งสยามประเทศ (กรุงเทพมหานคร)'],
  ])('keeps a name off the lamp: %s', async (_name, name) => {
    expect((await lampOf({ ...CARD, name })).equals(await lampOf({ ...CARD, name: '' }))).toBe(true);
  });

  it('says once which letters of a name no font has', async () => {
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    for (const name of ['Café น้ำ', 'Verisiam 認証✅', 'Verisiam 認証✅']) await drawCard({ ...CARD, name });
    expect(said.mock.calls).toEqual([[expect.stringContaining('leave 認 証 ✅ out')]]);
  });
});
