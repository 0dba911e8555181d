import { inTime } from '../../api/in-time';

/**
 * Has the browser post a form as it does without script, where the code that would send it can't be had and the site can:
 * its files may be gone with an old release, and Firefox never asks again for a module that has failed once. Resolves when
 * somebody comes back to the page as they left it: until then a second press would be a second post.
 * @returns whether it was left to it; never a form that may not leave before its code has come
 */
export async function leaveToBrowser(form: HTMLFormElement): Promise<boolean> {
  if (form.method !== 'post') return false;
  const isHere = await inTime(fetch(location.href, { method: 'HEAD' })).then(
    ({ ok }) => ok,
    () => false,
  );
  // The page may have been left meanwhile, and the form with it.
  if (!isHere || !form.isConnected) return false;
  form.submit();
  await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
  return true;
}
