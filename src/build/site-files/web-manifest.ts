import { cool, primary } from '../../../tailwind.config';
import { SITE } from '../../config/site';
import { BASE_PATH } from '../../contract/base-path';
import { SYSTEM_ICONS } from './system-icons';

const square = (src: keyof typeof SYSTEM_ICONS, purpose: 'any' | 'maskable') => {
  const { side } = SYSTEM_ICONS[src];
  return { src: `${BASE_PATH}/${src}`, sizes: `${side}x${side}`, type: 'image/png', purpose };
};

/** https://www.w3.org/TR/appmanifest/ */
export function webManifest(): string {
  return JSON.stringify({
    name: SITE.name,
    short_name: SITE.name,
    start_url: `${BASE_PATH}/`,
    display: 'browser',
    background_color: cool[50],
    theme_color: primary[700],
    icons: [
      { src: `${BASE_PATH}/favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
      square('icon-192.png', 'any'),
      square('icon-512.png', 'any'),
      square('icon-maskable-512.png', 'maskable'),
    ],
  });
}
