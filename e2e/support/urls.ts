import { readFileSync } from 'node:fs';

interface BuildManifest {
  id: string;
  timestamp: number;
  prerendered: string[];
}

export const CLIENT_FOLDER = 'dist/client';

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(`${CLIENT_FOLDER}/${path}`, 'utf8'));
}

/** The build under test. */
export function buildManifest(): BuildManifest {
  const { id } = readJson('_build/latest.json') as { id: string };
  return readJson(`_build/meta/${id}.json`) as BuildManifest;
}

const SECTIONS = [
  '',
  'about-us',
  'about-us/top-banner',
  'contact-sales',
  'contacts',
  'cookies-policy',
  'documents',
  'faq',
  'login',
  'partners',
  'partners/register',
  'partners/learn-more',
  'pricing',
  'privacy-policy',
  'registration/free-trial',
  'registration/starter',
  'registration/enterprise',
  'signup',
  'solution',
  'solution/feature-detail',
  'solution/feature-list',
  'solution/stack-list',
  'solution/top-banner',
  'technology',
  'technology/stack-list',
  'technology/top-banner',
  'terms-of-service',
];

/** The 54 addresses that the specification asks for, written out: a page that gets lost must fail a test. */
export const ENGLISH_URLS = SECTIONS.map((path) => `/${path}`);
export const THAI_URLS = SECTIONS.map((path) => (path === '' ? '/th' : `/th/${path}`));
export const ALL_URLS = [...ENGLISH_URLS, ...THAI_URLS];

export const localeOf = (url: string): 'en' | 'th' => (/^\/th(\/|$)/.test(url) ? 'th' : 'en');
