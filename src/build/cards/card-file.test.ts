import { expect, it, vi } from 'vitest';
import { LINE_BREAKS } from '../texts/line-breaks';
import type { Card } from './card';
import { keyOf } from './card-file';

const CARD: Card = {
  locale: 'th',
  name: 'Example',
  headline: 'ยืนยันตัวตนลูกค้าได้ในไม่กี่วินาที',
  accent: '',
  zone: [],
  hidden: '',
  rosette: '<svg/>',
};

it('draws a picture again when a rule says that a line ends elsewhere', () => {
  const before = keyOf(CARD);
  expect(keyOf({ ...CARD })).toBe(before);
  vi.spyOn(LINE_BREAKS, 'get').mockReturnValue({ words: [CARD.headline] });
  expect(keyOf(CARD)).not.toBe(before);
});

it('draws a picture again when a rule says that a phrase begins elsewhere', () => {
  const rules = vi.spyOn(LINE_BREAKS, 'get');
  const [before, after] = [[], ['ลูก']].map((phraseStarts) => {
    rules.mockReturnValue({ phraseStarts });
    return keyOf(CARD);
  });
  expect(after).not.toBe(before);
});

it('draws a picture again where Node has other dictionaries', () => {
  vi.spyOn(LINE_BREAKS, 'get').mockReturnValue(undefined);
  const before = keyOf(CARD);
  const whole = { segment: CARD.headline, index: 0, input: CARD.headline, isWordLike: true };
  const segments = Object.assign([whole], { containing: () => whole });
  vi.spyOn(Intl.Segmenter.prototype, 'segment').mockReturnValue(segments as unknown as Intl.Segments);
  expect(keyOf(CARD)).not.toBe(before);
});
