/** Marks the tags of `<head>` that change with the page. */
const PAGE_TAGS = '[data-page]';

export function readPageHead(): string {
  return Array.from(document.head.querySelectorAll(PAGE_TAGS), (tag) => tag.outerHTML).join('');
}

/** @param html from the site's own payload, where every value was escaped when it was built */
export function writePageHead(html: string): void {
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const tag of document.head.querySelectorAll(PAGE_TAGS)) tag.remove();
  document.head.append(template.content);
}
