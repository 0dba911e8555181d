import { describe, expect, it } from 'vitest';
import { wordsOf } from './words.mjs';

const page = (lang: string, main: string) =>
  `<html lang="${lang}"><head><title>AI e-KYC</title><meta name="description" content="KYC for banks">
   </head><body><header>Skip</header><main>${main}</main></body></html>`;

describe('what a page says, in figures', () => {
  it('counts the words of main alone, and no drawing', () => {
    const html = page('en-US', '<h1>Two words</h1><svg><text>SPECIMEN</text></svg><p hidden>not yet</p>');
    expect(wordsOf(html)).toMatchObject({ language: 'en', figures: { words: 2 } });
  });

  it('takes names and figures for no sentences', () => {
    const html = page('en', '<p>One cat sat down. Two cats sat down here.</p><dd>Excludes VAT</dd>');
    expect(wordsOf(html).figures).toMatchObject({ sentence: 4.5 });
  });

  it('finds long words harder to read than short ones', () => {
    const ease = (text: string) => wordsOf(page('en', `<p>${text}</p>`)).figures.ease ?? 0;
    expect(ease('The dog saw the cat.')).toBeGreaterThan(
      ease('Administrative organisations anticipate complications.'),
    );
  });

  it('finds the words of Thai, which has no spaces between them', () => {
    const { figures } = wordsOf(page('th', '<p>ลูกค้าเปิดบัญชี</p>'));
    expect(figures).toMatchObject({ words: 3 });
    expect(figures).not.toHaveProperty('ease');
  });

  it('tells KYC from e-KYC, in the title and the description too', () => {
    expect(wordsOf(page('th', '<p>e-KYC และ KYC</p>')).figures).toMatchObject({ AI: 1, KYC: 2, 'e-KYC': 2 });
  });
});
