import type { ReactNode } from 'react';
import { useCurrentPage } from '../routes/current-page';

export const MAIN_ID = 'main';

/** What a page is about, between the header and the footer. It takes the focus when the page has been navigated to. */
export function Main({ children }: { children: ReactNode }) {
  const { page } = useCurrentPage();
  return (
    <main id={MAIN_ID} tabIndex={-1} data-page={page?.id}>
      {children}
    </main>
  );
}
