import { cool, primary } from '../../../tailwind.config';
import { SITE } from '../../config/site';

/** https://www.w3.org/TR/appmanifest/ */
export function webManifest(): string {
  return JSON.stringify({
    name: SITE.name,
    short_name: SITE.name,
    start_url: '/',
    display: 'browser',
    background_color: cool[50],
    theme_color: primary[700],
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  });
}
