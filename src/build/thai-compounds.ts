import type { Locale } from '../contract/locales';
import type { LocaleResources } from '../locale/i18n';

/** Forbids a line break and is otherwise nothing: not drawn, not read out, not searched for. */
const WORD_JOINER = '\u2060';

/**
 * Words that browsers' dictionaries take for several and break in two: compounds whose halves mean something else,
 * and loanwords. The spaces are where a browser would break.
 */
const COMPOUNDS = [
  'ตัว ตน',
  'ตัว จริง',
  'ความ มี ชีวิต',
  'ประจำ ตัว',
  'ผู้ เชี่ยวชาญ',
  'พาร์ ท เนอ ร์',
  'เซล ฟี',
  'เปรียบ เทียบ',
  'ค่า ธรรมเนียม',
  'มูลค่า เพิ่ม',
  'เครื่อง มือ',
  'คะแนน ความ เสี่ยง',
  'ฟอก เงิน',
  'น้ำ หนัก',
  'ผู้ ตรวจ สอบ',
  'ตรวจ สอบ',
  'ลูกค้า ใหม่',
  'กะพริบ ตา',
  'เริ่ม ต้น',
  'ติด ตั้ง',
].map((parts) => ({ plain: parts.replaceAll(' ', ''), joined: parts.replaceAll(' ', WORD_JOINER) }));

/** Labels and buttons are short enough to stand in one line, and are looked up by their text. */
const LABELS = new Set(['forms', 'nav', 'action', 'menu', 'language', 'colorMode', 'footer', 'plan']);

export function joinCompounds(text: string): string {
  return COMPOUNDS.reduce((result, { plain, joined }) => result.replaceAll(plain, joined), text);
}

function joinAll(value: unknown): unknown {
  if (typeof value === 'string') return joinCompounds(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, LABELS.has(key) ? child : joinAll(child)]),
  );
}

/** Running text in which no compound can be broken across lines. */
export function keepCompounds(locale: Locale, resources: LocaleResources): LocaleResources {
  return locale === 'th' ? (joinAll(resources) as LocaleResources) : resources;
}
