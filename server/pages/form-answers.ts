import type { Locale } from '../../src/contract/locales';
import type { FieldProblem } from '../../src/contract/wire';
import type { ProblemError } from '../http/problem-error';
import type { BuiltSite } from '../site/built-site';
import { fillText, type Texts, textsOf } from '../text/texts';
import type { FormPage } from './form-page';
import { attributes, escapeHtml } from './html';
import { renderInShell } from './page-shell';
import { fieldId, problemText, renderField } from './render-field';
import { renderHoneypot } from './render-honeypot';

const sitePath = (locale: Locale, path: string): string => {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  return path === '/' && prefix !== '' ? prefix : `${prefix}${path}`;
};

function link(href: string, words: string): string {
  return `<p><a class="button button-primary"${attributes({ href })}>${escapeHtml(words)}</a></p>`;
}

function message(title: string, text: string, more: string): string {
  return `<div class="frame error-page"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${more}</div>`;
}

/** After a form was stored: its words of success and the way home. */
export function renderSubmittedPage(site: BuiltSite, page: FormPage, locale: Locale): string {
  const texts = textsOf(locale);
  const { title, text } = page.success(texts);
  const home = link(sitePath(locale, '/'), texts.forms.success.home);
  return renderInShell(site, locale, page.sitePath({}), {
    title,
    main: message(title, fillText(text), home),
  });
}

function summary(page: FormPage, texts: Texts, problems: readonly FieldProblem[]): string {
  const items = problems.map((problem) => {
    const field = page.fields.find(({ name }) => name === problem.field);
    const label = field?.label(texts) ?? problem.field;
    const words = fillText(texts.forms.summary.item, { label, message: problemText(texts, problem) });
    return `<li><a href="#${escapeHtml(fieldId(problem.field))}">${escapeHtml(words)}</a></li>`;
  });
  const { title, text } = texts.server.mend;
  return `<div class="error-summary" role="alert"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><ul>${items.join('')}</ul></div>`;
}

function typedValue(fields: Record<string, unknown>, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

function mendingForm(
  page: FormPage,
  texts: Texts,
  problems: readonly FieldProblem[],
  fields: Record<string, unknown>,
  locale: Locale,
): string {
  const rows = page.fields.map((field) =>
    renderField(
      field,
      texts,
      typedValue(fields, field.name),
      problems.find((problem) => problem.field === field.name),
    ),
  );
  const passwords = page.fields.some(({ kind }) => kind === 'password')
    ? `<p>${escapeHtml(texts.server.mend.passwordAgain)}</p>`
    : '';
  const form = { method: 'post', action: page.action, class: 'form', 'aria-label': page.label(texts) };
  const language = `<input${attributes({ type: 'hidden', name: 'locale', value: locale })}>`;
  return `<form${attributes(form)}>${language}${passwords}${rows.join('')}${renderHoneypot(texts)}<button type="submit" class="button button-primary">${escapeHtml(page.submit(texts))}</button></form>`;
}

function refusal(texts: Texts, error: ProblemError): { title: string; text: string } {
  if (error.status === 429 || error.status === 503) {
    const { title, text } = texts.server.busy;
    return { title, text: fillText(text, { seconds: String(error.details.retryAfterSeconds ?? '') }) };
  }
  if (error.code === 'unauthorized') return { title: texts.server.mend.title, text: texts.forms.login.wrong };
  return error.status >= 500 ? texts.server.failed : texts.server.refused;
}

/** The answer to a plain form that was not stored: the form with what was typed, or a message. */
export function renderProblemPage(
  site: BuiltSite,
  page: FormPage,
  error: ProblemError,
  fields: Record<string, unknown>,
  locale: Locale,
): string {
  const texts = textsOf(locale);
  const path = page.sitePath(fields);
  const { errors } = error.details;
  if (errors !== undefined) {
    const title = texts.server.mend.title;
    const main = `<div class="frame error-page">${summary(page, texts, errors)}${mendingForm(page, texts, errors, fields, locale)}</div>`;
    return renderInShell(site, locale, path, { title, main });
  }
  const { title, text } = refusal(texts, error);
  const back = link(sitePath(locale, path), texts.server.back);
  return renderInShell(site, locale, path, { title, main: message(title, text, back) });
}
