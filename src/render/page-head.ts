/** Marks the tags of `<head>` that change with the page. */
const PAGE_TAGS = '[data-page]';

const isStylesheet = (tag: Element): boolean => tag instanceof HTMLStyleElement;

const shownTags = (): Element[] => Array.from(document.head.querySelectorAll(PAGE_TAGS));

export function readPageHead(): string {
  return shownTags()
    .map((tag) => tag.outerHTML)
    .join('');
}

function pageTags(html: string): Element[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return Array.from(template.content.children);
}

/** Each among those that stand already, in the order in which the page has them. */
function putStylesheets(tags: readonly Element[]): void {
  const standing = shownTags().filter(isStylesheet);
  const last = standing.at(-1);
  let next = last ? last.nextElementSibling : null;
  for (const tag of tags.filter(isStylesheet).reverse()) {
    const known = standing.find((other) => other.isEqualNode(tag));
    if (!known) document.head.insertBefore(tag, next);
    next = known ?? tag;
  }
}

/**
 * The stylesheets of a page that is about to be shown. They stay for good: a page looks the same beside those of any
 * other, and what was read once is not read again.
 * @param html from the site's own payload, where every value was escaped when it was built
 */
export function addPageStyles(html: string): void {
  putStylesheets(pageTags(html));
}

/** Title, addresses and what else is told of a page, in place of what was told of the one before. @param html likewise */
export function writePageHead(html: string): void {
  const wanted = pageTags(html);
  putStylesheets(wanted);
  const told = wanted.filter((tag) => !isStylesheet(tag));
  const before = shownTags().filter((tag) => !isStylesheet(tag));
  const place = before.at(-1)?.nextSibling ?? document.head.firstChild;
  for (const tag of told) document.head.insertBefore(tag, place);
  for (const tag of before) tag.remove();
}
