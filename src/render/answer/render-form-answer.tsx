import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error';
import type { Problem } from '../../contract/answers';
import type { Locale } from '../../contract/locales';
import { type PostedForm, PostedFormContext } from '../../forms/posted-form';
import { ReceiptPrint } from '../../forms/receipt/receipt-print';
import { ReceiptSuccess } from '../../forms/view/receipt-success';
import { matchPage } from '../../routes/match-page';
import { Hint } from '../../ui/hint';
import { loadPageModule } from '../load-page-module';
import { answerStyles, receiptStyles } from './answer-styles';
import { type AnswerText, refusalTitle, storedText } from './answer-texts';
import { renderAnswer } from './render-answer';

interface AnsweredForm {
  /** The page that the form stands on, without a locale. */
  page: string;
  locale: Locale;
  /** The built site's folder; undefined where the API serves none. */
  siteDir: string | undefined;
}

/** Only a built site has stylesheets; an answer without them is read all the same. */
function stylesOf(siteDir: string | undefined, find: (siteDir: string) => string[]): string[] {
  if (siteDir === undefined) return [];
  try {
    return find(siteDir);
  } catch {
    return [];
  }
}

interface AnswerProps {
  posted: Omit<PostedForm, 'intro'>;
  children: ReactNode;
}

function Answer({ posted, children }: AnswerProps) {
  const { t } = useTranslation('server');
  return <PostedFormContext value={{ ...posted, intro: t('mend.text') }}>{children}</PostedFormContext>;
}

async function render(
  form: AnsweredForm,
  title: AnswerText,
  posted: Omit<PostedForm, 'intro'>,
  hasReceipt = false,
): Promise<string> {
  const match = matchPage(form.page);
  const Page = await loadPageModule(match);
  return renderAnswer({
    url: form.page,
    locale: form.locale,
    title,
    styles: stylesOf(form.siteDir, (siteDir) => answerStyles(siteDir, form.page)),
    linkedStyles: hasReceipt ? stylesOf(form.siteDir, receiptStyles) : [],
    main: (
      <Answer posted={posted}>
        <Page planId={match.page?.planId ?? null} />
      </Answer>
    ),
  });
}

interface RefusedForm extends AnsweredForm {
  /** What was typed, by the controls' names. */
  values: Readonly<Record<string, string>>;
  problem: Problem;
  /** From `Retry-After`. */
  retryAfterS: number | null;
}

function MendNote() {
  const { t } = useTranslation('server');
  return <Hint>{t('mend.passwordAgain')}</Hint>;
}

/** The page of a form that was not stored: the same form, with what was typed and what is to be mended. */
export function renderRefusedForm({ values, problem, retryAfterS, ...form }: RefusedForm): Promise<string> {
  const { errors = [], status } = problem;
  const isMendable = errors.length > 0;
  return render(form, refusalTitle(status, isMendable), {
    values,
    errors: Object.fromEntries(errors.map(({ field, code }) => [field, code])),
    failure: isMendable ? null : new ApiError('status', { status, problem, retryAfterS }),
    note: values['password'] === undefined ? null : <MendNote />,
    success: null,
  });
}

interface StoredForm extends AnsweredForm {
  /** Whose words of success it has: of the page, unless it has several. */
  words: string;
  /** What a visitor can read out when asking for it, where there is one. */
  reference?: string | undefined;
}

function Stored({ words, reference }: Pick<StoredForm, 'words' | 'reference'>) {
  const { t } = useTranslation(['server', 'forms']);
  const { title, text } = storedText(words);
  return (
    <ReceiptSuccess
      title={title(t)}
      text={text(t)}
      reference={reference}
      print={reference && <ReceiptPrint reference={reference} />}
    />
  );
}

/** The page of a form that was stored, with its words of success in the form's place. */
export function renderStoredForm({ words, reference, ...form }: StoredForm): Promise<string> {
  const success = <Stored words={words} reference={reference} />;
  const posted = { values: {}, errors: {}, failure: null, note: null, success };
  return render(form, storedText(words).title, posted, reference !== undefined);
}
