import { readdirSync, readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { CLIENT_FOLDER } from './urls';

/** `/th/pricing` of `th/pricing.html`, `/` of `index.html`. */
const urlOf = (file: string): string => `/${file.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/');

let known: ReadonlyMap<string, HTMLElement> | undefined;

/** Every document of the build, by its address. */
export function documents(): ReadonlyMap<string, HTMLElement> {
  known ??= new Map(
    readdirSync(CLIENT_FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .sort()
      .map((file) => [urlOf(file), parse(readFileSync(`${CLIENT_FOLDER}/${file}`, 'utf8'))] as const),
  );
  return known;
}

/** An attribute of the one element that the selector finds; undefined without either. */
export const attributeOf = (document: HTMLElement, selector: string, name: string): string | undefined =>
  document.querySelector(selector)?.getAttribute(name);

export const isListed = (document: HTMLElement): boolean =>
  !attributeOf(document, 'meta[name="robots"]', 'content')?.includes('noindex');
