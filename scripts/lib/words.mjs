import { parse } from 'node-html-parser';
import { syllable } from 'syllable';

/** What nobody reads as text: drawings, code, and what is shown later or to machines alone. */
const UNREAD = 'script, style, template, svg, pre, noscript, [hidden], [aria-hidden="true"]';

/** Sentences stand in these; names, labels and buttons elsewhere would make every page look easy. */
const RUNNING_TEXT = 'p, li, dd, td';

/** Fewer words are a name or a figure. */
const SENTENCE_WORDS = 4;

const segmentsOf = (text, language, granularity) =>
  Array.from(new Intl.Segmenter(language, { granularity }).segment(text));

const wordsIn = (text, language) =>
  segmentsOf(text, language, 'word')
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

/** The sentences of a text as lists of words. Thai ends none by a mark: a paragraph there is one. */
const sentencesIn = (text, language) =>
  segmentsOf(text, language, 'sentence')
    .map(({ segment }) => wordsIn(segment, language))
    .filter(({ length }) => length >= SENTENCE_WORDS);

/** Flesch's reading ease, which is made for English: 60 and more is plain, 30 and less academic. */
function readingEase(sentences) {
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
}

const count = (text, pattern) => text.match(pattern)?.length ?? 0;

/** What a document says between header and footer, in figures; its title and description are counted for the terms. */
export function wordsOf(html) {
  const document = parse(html);
  const language = document.querySelector('html').getAttribute('lang').split('-')[0];
  const main = document.querySelector('main');
  for (const element of main.querySelectorAll(UNREAD)) element.remove();

  const text = main.structuredText;
  const sentences = main
    .querySelectorAll(RUNNING_TEXT)
    .filter((element) => !element.querySelector(RUNNING_TEXT))
    .flatMap((element) => sentencesIn(element.structuredText, language));
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  const named = [document.querySelector('title').text, description, text].join('\n');

  const figures = {
    words: wordsIn(text, language).length,
    sentence: Number((sentences.flat().length / Math.max(sentences.length, 1)).toFixed(1)),
    ...(language === 'en' && sentences.length > 0 && { ease: Math.round(readingEase(sentences)) }),
    AI: count(named, /\bAI\b/g),
    KYC: count(named, /(?<!e-)\bKYC\b/g),
    'e-KYC': count(named, /\be-KYC\b/g),
    'U+2060': count(html, /\u2060/g),
  };
  return { language, figures };
}
