/** Everything that the site keeps in a browser, under the names that the browser's own tools show. */
export const STORED_NAMES = {
  locale: 'locale',
  token: 'token',
  colorMode: 'color-mode',
  offer: 'language-offer',
  /** One for each form. */
  draft: 'draft:*',
  icons: 'icons',
  scroll: 'scroll-positions',
  reload: 'reloaded-at',
} as const;
