/** Specification, section 9. */
export const MAX_ICON_URL_CHARACTERS = 500;

/**
 * The requests for some icons of a set, each as long as it may be: `/_icons/lucide.json?icons=check,x`.
 * @param server without a trailing slash
 */
export function iconUrls(server: string, prefix: string, names: readonly string[]): string[] {
  const start = `${server}/${prefix}.json?icons=`;
  const urls: string[] = [];
  let current = '';
  for (const name of names) {
    const longer = current === '' ? start + name : `${current},${name}`;
    if (current !== '' && longer.length > MAX_ICON_URL_CHARACTERS) {
      urls.push(current);
      current = start + name;
    } else {
      current = longer;
    }
  }
  return current === '' ? urls : [...urls, current];
}
