import { expect, it } from 'vitest';
import { matchPage } from '../../routes/match-page';
import { documentAssets } from './document-assets';

const READER = 'src/forms/lifecycle/read-answers.ts';

const manifest = {
  'src/render/+client.ts': {
    file: 'entry.js',
    css: ['common.css'],
    dynamicImports: ['src/pages/faq/page.tsx'],
  },
  'src/pages/faq/page.tsx': { file: 'faq.js', css: ['faq.css'] },
  'src/pages/contact-sales/page.tsx': { file: 'contact.js', imports: ['_forms.js'] },
  '_forms.js': { file: 'forms.js', css: ['forms.css'], dynamicImports: [READER] },
  [READER]: { file: 'reader.js', imports: ['_forms.js'] },
};

it('a document names what its page imports, and inlines its own stylesheets', () => {
  expect(documentAssets(manifest, matchPage('/faq'))).toEqual({
    scripts: ['/entry.js', '/faq.js'],
    common: ['/common.css'],
    own: ['/faq.css'],
  });
});

it('a form’s document names what reads its answers besides, and no other page that could be asked for', () => {
  expect(documentAssets(manifest, matchPage('/contact-sales')).scripts).toEqual([
    '/entry.js',
    '/forms.js',
    '/contact.js',
    '/reader.js',
  ]);
});
