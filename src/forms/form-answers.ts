/** The posted fields of a form by their names. A file can't be among them. */
export function formAnswers(form: HTMLFormElement): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') answers[name] = value;
  }
  return answers;
}
