import { domainToASCII } from 'node:url';

/** RFC 5322, section 3.2.3, without what is quoted: what every mail server takes. */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+${LABEL}$`);
/** End a host in a URL, or stand for another character there, which is what reads a domain below. */
const OF_URLS = /[/?#%]/;

/**
 * An address as mail is sent to it: what folds alike is one address, and in full-width letters it would be one that no mail
 * server takes. Where folding makes no such address, as in Thai letters, it stays as it was typed.
 */
export function foldAddress(email: string): string {
  const typed = email.trim();
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, Math.max(at, 0)).normalize('NFKC');
  return LOCAL_PART.test(local) ? `${local}${typed.slice(at)}` : email;
}

/**
 * An address as it may stand in a header: its domain as it is looked up. A comma in disguise is one only then.
 * @returns undefined for what would be more, or other, than one address.
 */
export function replyAddress(typed: string): string | undefined {
  // Releases before this one stored it as it was typed.
  const email = foldAddress(typed);
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const typedDomain = email.slice(at + 1);
  const domain = OF_URLS.test(typedDomain) ? '' : domainToASCII(typedDomain);
  return LOCAL_PART.test(local) && DOMAIN.test(domain) ? `${local}@${domain}` : undefined;
}
