import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createI18n } from '../../locale/i18n';
import { joinLocalePath } from '../../locale/locale-path';
import type { PageMatch } from '../../routes/match-page';
import { App } from '../app';
import { loadPageModule } from '../load-page-module';
import { fulfilled } from '../loaded-page';
import type { Payload } from '../payload';

/** The application as HTML, the same that the browser will hydrate. */
export async function renderPage(match: PageMatch, payload: Payload): Promise<string> {
  const Page = await loadPageModule(match.page?.module ?? null);
  const i18n = createI18n(match.locale, payload.resources);
  const loaded = fulfilled({ match, i18n, Page, head: payload.head });
  return renderToString(
    <StrictMode>
      <StaticRouter location={joinLocalePath(match)}>
        <App load={() => loaded} />
      </StaticRouter>
    </StrictMode>,
  );
}
