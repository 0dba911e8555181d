// What is measured: this build, its documents without their scripts, and other builds that a folder is given for.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What the browser itself works, with scripts or without. */
const NATIVE = {
  menu: {
    path: '/pricing',
    control: '.menu-button',
    shows: '#site-menu',
    matches: ':popover-open',
    gesture: 'press',
  },
  details: {
    path: '/faq',
    control: '.faq-group + .faq-group summary',
    shows: '.faq-group + .faq-group details',
    matches: '[open]',
    gesture: 'press',
  },
};

/** Ours, and the peers' ways of the same: a header's link, and what shows that a control works. */
const OWN = {
  link: 'header a[href="/pricing"]',
  controls: {
    ...NATIVE,
    'colour mode': {
      path: '/pricing',
      control: '[data-color-mode][value=dark]',
      shows: 'html',
      matches: '.dark',
      gesture: 'press',
    },
    pricing: { path: '/pricing', control: '.estimator input', shows: '.estimator-sum', gesture: 'type' },
    // First the browser says what is missing, in the field's words; then the page's code does, with its summary.
    'contact, by the browser,': { path: '/contact-sales', control: 'main form', gesture: 'submit' },
    contact: { path: '/contact-sales', control: 'main form', shows: 'main form', gesture: 'submit' },
    telephone: {
      path: '/contact-sales',
      control: 'input[type=tel]',
      shows: 'input[type=tel]',
      becomes: '+66 81 234 5678',
      gesture: 'dial',
    },
    specimen: { path: '/', control: '.forge input', shows: '.findings', gesture: 'tap' },
  },
};
const PEER = {
  link: '[data-testid=nav-pricing]',
  controls: {
    pricing: {
      path: '/pricing',
      control: '[data-testid=pricing-toggle]',
      shows: '[data-testid=price-value]',
      gesture: 'press',
    },
  },
};

const isFile = (folder, name) => existsSync(join(folder, name));

/**
 * @param given `name=folder` of each other build
 * @throws where a folder holds none
 */
export function buildsOf(given) {
  const folder = resolve('dist/client');
  const others = given.map((word) => {
    const [name, path] = word.split('=');
    return { name, folder: resolve(path) };
  });
  return [{ name: 'this site', folder }, { name: 'own floor', folder, isFloor: true }, ...others].map(
    (build) => {
      if (!isFile(build.folder, 'index.html')) throw new Error(`There is no build in ${build.folder}.`);
      const contact = isFile(build.folder, 'contact-sales.html') ? '/contact-sales' : '/contact';
      const pages = ['/', '/pricing', contact].flatMap((path) => [path, path === '/' ? '/th' : `/th${path}`]);
      const ways = contact === '/contact' ? PEER : OWN;
      return { ...build, pages, ...ways, ...(build.isFloor && { controls: NATIVE }) };
    },
  );
}
