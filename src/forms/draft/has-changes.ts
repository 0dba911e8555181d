export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return Array.from(control.options).some(({ selected, defaultSelected }, index) =>
      control.multiple || index > 0 ? selected !== defaultSelected : false,
    );
  }
  if (control.type === 'hidden') return false;
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

/** Whether a form of uncontrolled fields holds something else than what it came with. */
export function hasChanges(form: HTMLFormElement): boolean {
  return Array.from(form.elements).some((element) => isControl(element) && isChanged(element));
}
