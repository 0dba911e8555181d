/** A form on the page, as far as leaving the page concerns it. */
export interface OpenForm {
  /** Whether something was typed that has not been sent. */
  isDirty: () => boolean;
  /** Keeps what was typed, at once: the page is about to be reloaded. */
  save: () => void;
}

const forms = new Set<OpenForm>();

/** @returns what takes the form off the list again, when it leaves the page */
export function registerOpenForm(form: OpenForm): () => void {
  forms.add(form);
  return () => {
    forms.delete(form);
  };
}

export function isFormDirty(): boolean {
  return Array.from(forms).some((form) => form.isDirty());
}

/** Before every reload that the site brings about by itself. */
export function saveOpenForms(): void {
  for (const form of forms) form.save();
}
