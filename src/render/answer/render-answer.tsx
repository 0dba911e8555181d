import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { headScripts } from '../../build/output/inlined-scripts';
import { pageResources } from '../../build/texts/page-resources';
import { namespacesOf } from '../../build/texts/page-texts';
import { wholeWords } from '../../build/texts/whole-words';
import { SITE } from '../../config/site';
import { BASE_PATH } from '../../contract/base-path';
import { escapeHtml } from '../../contract/escape-html';
import type { Locale } from '../../contract/locales';
import { Layout } from '../../layout/layout';
import { Main } from '../../layout/main';
import { createI18n } from '../../locale/i18n';
import type { Namespace } from '../../locale/keys';
import { joinLocalePath } from '../../locale/locale-path';
import { matchPage } from '../../routes/match-page';
import { patternOf } from '../../ui/words/parts';
import { renderDocument } from '../html/document';
import { PageProvider } from '../page-provider';

interface AnswerParts {
  /** The page that it answers for, with or without the locale's prefix: its frame, its texts. */
  url: string;
  locale: Locale;
  /** Without the site's name. */
  title: (t: TFunction<readonly Namespace[]>) => string;
  /** The inside of `<main>`; reads `common`, `server` and the page's own namespaces. */
  main: ReactNode;
  /** The text of each stylesheet: `answerStyles`. */
  styles: readonly string[];
  /** The path of each stylesheet beside these: they are not among those that the policy knows by their text. */
  linkedStyles?: readonly string[];
}

/** A document in the site's own frame that no file of the build holds: it runs no script but the head's. */
export function renderAnswer({ url, locale, title, main, styles, linkedStyles = [] }: AnswerParts): string {
  const match = { ...matchPage(url), locale };
  const resources = pageResources(locale, [...namespacesOf(match.page), 'server']);
  const i18n = createI18n(locale, resources);
  const head = `<title>${escapeHtml(`${title(i18n.t)} · ${SITE.name}`)}</title><meta name="robots" content="noindex">`;
  const body = renderToStaticMarkup(
    <StaticRouter location={joinLocalePath(match)}>
      <PageProvider page={{ i18n, whole: patternOf(wholeWords(resources)), match }}>
        <Layout>
          <Main>{main}</Main>
        </Layout>
      </PageProvider>
    </StaticRouter>,
  );
  const links = linkedStyles.map((path) => `<link rel="stylesheet" href="${BASE_PATH}${path}">`);
  return renderDocument({
    locale,
    head,
    body,
    styles,
    ownStyles: links.join(''),
    headScripts: headScripts(match),
  });
}
