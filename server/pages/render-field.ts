import type { FieldProblem } from '../../src/contract/wire';
import { fillText, type Texts } from '../text/texts';
import type { PageField } from './form-page';
import { attributes, escapeHtml } from './html';

/** An id without the dot of a nested field, which would need escaping in a selector. */
export const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`;

export function problemText(texts: Texts, problem: FieldProblem): string {
  return fillText(texts.forms.error[problem.code]);
}

function control(
  field: PageField,
  texts: Texts,
  value: string,
  { invalid, describedBy }: { invalid: boolean; describedBy: string | undefined },
): string {
  const id = fieldId(field.name);
  const common = {
    id,
    name: field.name,
    class: field.kind === 'checkbox' ? undefined : 'input',
    required: field.required,
    autocomplete: field.autocomplete,
    maxlength: field.maxLength === undefined ? undefined : String(field.maxLength),
    'aria-invalid': invalid ? 'true' : undefined,
    'aria-describedby': describedBy,
  };
  if (field.kind === 'textarea')
    return `<textarea${attributes(common)} rows="6">${escapeHtml(value)}</textarea>`;
  if (field.kind === 'select') {
    const choices: [string, string][] = [['', texts.forms.chooseOne], ...(field.options?.(texts) ?? [])];
    const options = choices.map(
      ([choice, label]) =>
        `<option${attributes({ value: choice, selected: choice === value })}>${escapeHtml(label)}</option>`,
    );
    return `<select${attributes(common)}>${options.join('')}</select>`;
  }
  if (field.kind === 'checkbox') {
    const checked = value !== '' && value !== 'false';
    return `<input${attributes({ ...common, type: 'checkbox', value: 'true', checked })}>`;
  }
  // A password is never sent back.
  const kept = field.kind === 'password' ? undefined : value;
  return `<input${attributes({ ...common, type: field.kind, value: kept })}>`;
}

export function renderField(
  field: PageField,
  texts: Texts,
  value: string,
  problem: FieldProblem | undefined,
): string {
  if (field.kind === 'hidden') return `<input${attributes({ type: 'hidden', name: field.name, value })}>`;
  const id = fieldId(field.name);
  const { required, optional } = texts.forms;
  const note = ` <span class="field-note">(${escapeHtml(field.required === true ? required : optional)})</span>`;
  const errorId = `${id}-error`;
  const error =
    problem === undefined
      ? ''
      : `<p id="${errorId}" class="field-error">${escapeHtml(problemText(texts, problem))}</p>`;
  const words = field.hint?.(texts);
  const hintId = `${id}-hint`;
  const hint =
    words === undefined ? '' : `<p id="${hintId}" class="field-hint">${escapeHtml(fillText(words))}</p>`;
  const describedBy = [words === undefined ? '' : hintId, problem === undefined ? '' : errorId]
    .join(' ')
    .trim();
  const input = control(field, texts, value, {
    invalid: problem !== undefined,
    describedBy: describedBy === '' ? undefined : describedBy,
  });
  return `<div class="field"><label class="field-label" for="${id}">${escapeHtml(field.label(texts))}${note}</label>${hint}${error}${input}</div>`;
}
