import { siteUrls } from '../../build/site-urls';

export const onBeforePrerenderStart = (): string[] => siteUrls().filter((url) => url !== '/404');
