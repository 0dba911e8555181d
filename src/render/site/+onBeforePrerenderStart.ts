import { siteUrls } from '../../build/site-files/site-urls';
import { NOT_FOUND_PATH } from '../../routes/match-page';

export const onBeforePrerenderStart = (): string[] => siteUrls().filter((url) => url !== NOT_FOUND_PATH);
