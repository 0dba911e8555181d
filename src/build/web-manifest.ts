import { SITE } from '../config/site';

/** https://www.w3.org/TR/appmanifest/ */
export function webManifest(): string {
  return JSON.stringify({
    name: SITE.name,
    short_name: SITE.name,
    start_url: '/',
    display: 'browser',
    background_color: '#f6f8f7',
    theme_color: '#0b7a48',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  });
}
