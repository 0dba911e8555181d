import { expect, it } from 'vitest';
import { SITE } from '../../config/site';
import { countries } from '../../contract/facts';
import { fillConstants } from './fill-constants';

it('puts in what is the same on every page, and leaves the rest to the page', () => {
  expect(
    fillConstants({
      a: { b: '{{siteName}}: over {{countries}} countries' },
      c: 'Dear {{name}}, {{countries}}',
    }),
  ).toEqual({
    a: { b: `${SITE.name}: over ${countries} countries` },
    c: `Dear {{name}}, ${countries}`,
  });
});
