/**
 * Has the browser post a form as it does without script, where the code that would send it can't be had and the site can:
 * its files may be gone with an old release, and Firefox never asks again for a module that has failed once.
 * @returns whether it was left to it; never a form that may not leave before its code has come
 */
export async function leaveToBrowser(form: HTMLFormElement): Promise<boolean> {
  if (form.method !== 'post') return false;
  const isHere = await fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isHere) form.submit();
  return isHere;
}
