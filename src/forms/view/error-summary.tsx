import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldErrors, type FormField, useErrorWords } from '../field/form-field';
import { usePostedForm } from '../posted-form';

interface ErrorSummaryProps {
  fields: readonly FormField[];
  errors: FieldErrors;
  idOf: (name: string) => string;
  reveal?: ((name: string) => void) | undefined;
}

/** How many of the page take part in its title, and what that was before. */
let inTitle = 0;
let ownTitle = '';

/**
 * What is to be mended, at the top of the form, each line a link to its field. It takes the focus when it appears:
 * give it the attempt as its key, so that it does at each refused submit.
 */
export function ErrorSummary({ fields, errors, idOf, reveal }: ErrorSummaryProps) {
  const { t } = useTranslation('forms');
  const posted = usePostedForm();
  const wordsOf = useErrorWords();
  const box = useRef<HTMLDivElement>(null);
  const refused = fields.filter(({ name }) => errors[name]);
  // Of what the form says itself: there is no field to go to.
  const others = Object.entries(errors).filter(([name]) => fields.every((field) => field.name !== name));

  useEffect(() => {
    if (!box.current) return undefined;
    box.current.focus();
    if (inTitle === 0) ownTitle = document.title;
    inTitle += 1;
    const prefixed = t('summary.pageTitle', { title: ownTitle });
    document.title = prefixed;
    return () => {
      inTitle -= 1;
      // The next page, when the form is left for one, has written its own title by now.
      if (inTitle === 0 && document.title === prefixed) document.title = ownTitle;
    };
  }, [t]);

  if (refused.length + others.length === 0) return null;
  // The link alone gives a field the focus, but in WebKit no caret: what is typed then is lost.
  return (
    // biome-ignore lint/a11y/noAutofocus: an answer without script opens at what is to be mended
    <div ref={box} className="error-summary" role="alert" tabIndex={-1} autoFocus={posted !== null}>
      <h3>{t('summary.title')}</h3>
      {refused.length > 0 && <p>{posted?.intro ?? t('summary.text')}</p>}
      <ul>
        {refused.map((field) => {
          const { name, label } = field;
          const error = errors[name];
          return error ? (
            <li key={name}>
              <a
                href={`#${idOf(name)}`}
                onClick={() => {
                  reveal?.(name);
                  document.getElementById(idOf(name))?.focus();
                }}
              >
                {t('summary.item', { label, message: wordsOf(error, field) })}
              </a>
            </li>
          ) : null;
        })}
        {others.map(([name, error]) => (
          <li key={name}>{wordsOf(error)}</li>
        ))}
      </ul>
    </div>
  );
}
