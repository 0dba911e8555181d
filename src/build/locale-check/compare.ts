import type { Locale } from '../../contract/locales.ts';

const PLACEHOLDER = /\{\{\s*([\w.-]+)\s*\}\}/g;
const TAG = /<\/?\w+\s*\/?>/g;

/** Standards that carry digits in their names; any other figure comes from src/contract/facts. */
const DIGIT_NAMES = /ICAO 9303/g;

/**
 * How many steps, layers or kinds a page tells of: Thai writes them in digits, with the word that counts them, where
 * English spells them out. What could be a fact, days or document types, is counted by other words.
 */
const STRUCTURAL_COUNT =
  /(?<![\d.,])(?:([1-9])–)?([1-9]|10) (?:ขั้นตอน|ชั้น|คำถาม|กลุ่ม|ช่องทาง|ส่วน|แบบ|รูปแบบ|เรื่อง|ข้อ|ด้าน|ประเภท|ประโยค|ตัว|คน|ครั้ง|รายการ|ภาพ|นาที|อย่าง|แพ็กเกจ|รูป|ฝ่าย|เคส|เท่า)/g;
/** `บรรทัดที่ 2`. */
const ORDINAL = /ที่ [1-9](?!\d)/g;

/** What English says for a count; one can be said by an article alone. */
const NUMBER_WORDS = [
  /(?:)/,
  /\b(?:two|both)\b/i,
  /\bthree\b/i,
  /\bfour\b/i,
  /\bfive\b/i,
  /\bsix\b/i,
  /\bseven\b/i,
  /\beight\b/i,
  /\bnine\b/i,
  /\bten\b/i,
];

/** Names and product terms that Thai engineers write in English, and whole texts made of them. */
const TERMS =
  /\b(?:API|SDKs?|REST|Web|Mobile|Client|KYC|AML|MRZ|PDPA|GDPR|OTT|AI|IP|ID|JSON|HTTPS?|URL|Starter|Enterprise|OEM|Liveness|Detection|VAT|OTP|USD|JavaScript|English|Caps|Lock|ICAO|UV|CDN|CSS|HTML|PDF|localStorage|sessionStorage)\b/g;

/** So many English words in a row are a sentence that nobody has translated. */
const ENGLISH_SENTENCE = /(?:\b[A-Za-z]{2,}\b[ ,.]+){3,}\b[A-Za-z]{2,}\b/;

export const placeholders = (text: string): string[] =>
  Array.from(text.matchAll(PLACEHOLDER), ([, name]) => name ?? '').sort();

const bare = (text: string): string =>
  text.replace(PLACEHOLDER, '').replace(TAG, '').replace(DIGIT_NAMES, '');

const countless = (text: string): string => bare(text).replace(STRUCTURAL_COUNT, '').replace(ORDINAL, '');

/** Whether a count in digits is another one than the English spells out. */
const hasOtherCount = (source: string, translation: string): boolean =>
  Array.from(translation.matchAll(STRUCTURAL_COUNT), ([, from, to]) => [from, to])
    .flat()
    .filter((count) => count !== undefined)
    .some((count) => !NUMBER_WORDS[Number(count) - 1]?.test(source));

const ownLetters = (locale: Locale): RegExp => {
  const { script } = new Intl.Locale(locale).maximize();
  return new RegExp(`\\p{Script=${script}}`, 'u');
};

/** Whether a text still says the English: without a letter of the language's script, or where that is ours, the same. */
function isUntranslated(locale: Locale, source: string, translation: string): boolean {
  const own = ownLetters(locale);
  return own.test('a') ? source === translation : !own.test(translation);
}

/** What is wrong with a translated text, or null. */
export function compareTexts(locale: Locale, source: string, translation: string): string | null {
  if (translation.trim() === '') return 'is empty';
  if (placeholders(source).join() !== placeholders(translation).join()) return 'has other placeholders';
  if (/\d/.test(bare(source)) || /\d/.test(countless(translation))) return 'has a figure that is not a fact';
  if (hasOtherCount(source, translation)) return 'counts otherwise than the English';
  const words = bare(source).replace(TERMS, '');
  if (!/[A-Za-z]{2,}/.test(words)) return null;
  if (isUntranslated(locale, source, translation)) return 'is not translated';
  if (!ownLetters(locale).test('a') && ENGLISH_SENTENCE.test(bare(translation).replace(TERMS, '')))
    return 'has a sentence left in English';
  return null;
}

/** Each line names a key and what is wrong with it. */
export function compareFiles(
  locale: Locale,
  file: string,
  source: ReadonlyMap<string, string>,
  translation: ReadonlyMap<string, string>,
): string[] {
  const problems: string[] = [];
  for (const [key, text] of source) {
    const translated = translation.get(key);
    if (translated === undefined) problems.push(`${locale}/${file}: ${key} is missing`);
    else {
      const problem = compareTexts(locale, text, translated);
      if (problem) problems.push(`${locale}/${file}: ${key} ${problem}`);
    }
  }
  for (const key of translation.keys()) {
    if (!source.has(key)) problems.push(`${locale}/${file}: ${key} is extra`);
  }
  return problems;
}
