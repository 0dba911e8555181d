/** Marks the tags of `<head>` that change with the page. */
const PAGE_TAGS = '[data-page]';

export function readPageHead(): string {
  return Array.from(document.head.querySelectorAll(PAGE_TAGS), (tag) => tag.outerHTML).join('');
}

function pageTags(html: string): Element[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return Array.from(template.content.children);
}

/**
 * What two pages share stays where it is: a stylesheet is not read again.
 * @param html from the site's own payload, where every value was escaped when it was built
 */
export function writePageHead(html: string): void {
  const wanted = pageTags(html);
  const kept: Element[] = [];
  for (const tag of document.head.querySelectorAll(PAGE_TAGS)) {
    if (wanted.some((other) => other.isEqualNode(tag))) kept.push(tag);
    else tag.remove();
  }
  for (const tag of wanted) {
    const next = kept[0] ?? null;
    if (next?.isEqualNode(tag)) kept.shift();
    else document.head.insertBefore(tag, next);
  }
  for (const tag of kept) tag.remove();
}
