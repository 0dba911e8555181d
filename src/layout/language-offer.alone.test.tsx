// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { startLanguageOffer } from '../runtime/language-offer';
import { InPage } from '../testing/in-page';
import { LanguageOffer } from './language-offer';

afterEach(cleanup);

it('leaves the focus on the page when it is closed', async () => {
  vi.stubGlobal('navigator', { languages: ['th-TH'] });
  render(
    <InPage path="/pricing">
      <main tabIndex={-1} />
      <LanguageOffer />
    </InPage>,
  );
  act(startLanguageOffer);
  const close = screen.getByRole('button');
  close.focus();
  fireEvent.click(close);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
