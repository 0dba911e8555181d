import { localeCookie } from '../../locale/locale-cookie';
import { preferredLocale } from '../../locale/preferred-locale';

/** A click on a link to the other language is the visitor's own choice: it is kept for the next visit. */
export function rememberLanguageChoice(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    if (link) document.cookie = localeCookie(preferredLocale([link.hreflang]));
  });
}
