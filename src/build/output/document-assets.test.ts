import { expect, it } from 'vitest';
import { matchPage } from '../../routes/match-page';
import { documentAssets } from './document-assets';

const READER = 'src/forms/lifecycle/read-answers.ts';

const manifest = {
  'src/render/+client.ts': { file: 'starter.js' },
  'src/render/app.client.ts': {
    file: 'app.js',
    imports: ['_runtime.js'],
    css: ['common.css'],
    dynamicImports: ['src/pages/faq/page.tsx'],
  },
  'src/pages/faq/page.tsx': { file: 'faq.js', css: ['faq.css'] },
  'src/pages/contact-sales/page.tsx': { file: 'contact.js', imports: ['_forms.js'] },
  '_runtime.js': { file: 'runtime.js' },
  '_forms.js': { file: 'forms.js', css: ['forms.css'], dynamicImports: [READER] },
  [READER]: { file: 'reader.js', imports: ['_forms.js'] },
};

it('a document names the application first and what its page imports, and inlines its own stylesheets', () => {
  expect(documentAssets(manifest, matchPage('/faq'))).toEqual({
    scripts: ['/app.js', '/runtime.js', '/faq.js'],
    isEager: false,
    common: ['/common.css'],
    own: ['/faq.css'],
  });
});

it('a form’s document waits for its scripts: it names what reads its answers besides, and no other page that could be asked for', () => {
  expect(documentAssets(manifest, matchPage('/contact-sales'))).toMatchObject({
    scripts: ['/app.js', '/runtime.js', '/forms.js', '/contact.js', '/reader.js'],
    isEager: true,
  });
});
