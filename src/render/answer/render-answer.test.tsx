import { useTranslation } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { renderAnswer } from './render-answer';

function Refused() {
  const { t } = useTranslation('server');
  return <h1>{t('refused.title')}</h1>;
}

const answer = renderAnswer({
  url: '/partners/register',
  locale: 'th',
  title: () => '<b>&',
  main: <Refused />,
  styles: ['a{}'],
});

describe('renderAnswer', () => {
  it('puts the main part into the frame of the page', () => {
    expect(answer).toContain('<html lang="th-TH">');
    const text = answer.replace(/<\/?span[^>]*>|<wbr\/?>/g, '');
    expect(text).toMatch(/<main[^>]* data-page="partners\/register"[^>]*><h1>[ก-๙ ]+<\/h1><\/main>/);
    expect(answer).toContain('href="/th/pricing"');
    expect(answer).toContain('<style>a{}</style>');
  });

  it('is listed by no search engine and runs no entry', () => {
    expect(answer).toContain('<title>&lt;b&gt;&amp; · ');
    expect(answer).toContain('<meta name="robots" content="noindex">');
    expect(answer).not.toMatch(/<script[^>]* type="module"|modulepreload|id="payload"/);
  });
});
