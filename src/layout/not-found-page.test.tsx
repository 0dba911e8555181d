import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import common from '../../locales/en/common.json';
import errorPages from '../../locales/en/error-pages.json';
import { withRequestedPath } from '../contract/requested-path';
import { createI18n } from '../locale/i18n';
import { CurrentPageContext } from '../routes/current-page';
import { matchPage } from '../routes/match-page';
import { NotFoundPage } from './not-found-page';

test('the server finds the place for the address in what is rendered', () => {
  const html = renderToString(
    <I18nextProvider i18n={createI18n('en', { common, 'error-pages': errorPages })}>
      <StaticRouter location="/404">
        <CurrentPageContext value={matchPage('/404')}>
          <NotFoundPage />
        </CurrentPageContext>
      </StaticRouter>
    </I18nextProvider>,
  );
  const named = withRequestedPath(html, '/asked');
  expect(named).toContain(': /asked</span></h1>');
  expect(named.replace(': /asked', '')).toBe(html);
});
