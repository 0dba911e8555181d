import type { Locale } from '../contract/locales';

/**
 * A language's own name. The Thai one is drawn, from Anuphan's outlines: on an English page three letters are not
 * worth a font, and not every device brings Thai letters of its own.
 */
export function LanguageName({ locale, name }: { locale: Locale; name: string }) {
  if (locale !== 'th') return name;
  return (
    <svg viewBox="0 0 152 125" className="language-name" aria-hidden="true">
      <path
        fill="currentColor"
        d="M20 100Q16 100 14 98Q11 95 11 91V44Q11 36 13 31Q15 26 18 22Q21 19 27 17V17H3V10H36V17Q31 17 27 20Q24 24 22 29Q20 35 20 42V93H30V100ZM41 100V43H49V52H49Q51 50 53 47Q55 45 58 43Q61 42 66 42Q74 42 80 47Q85 53 85 63V100H76V65Q76 57 73 53Q70 50 63 50Q60 50 57 51Q53 52 51 54Q49 57 49 60V100ZM122 101Q115 101 110 99Q105 96 102 92Q100 87 100 81V78Q100 74 101 71Q102 68 105 66Q107 65 110 65H111V64Q109 64 106 62Q104 61 102 59Q101 56 101 53V53Q101 48 103 45Q106 43 111 43H121V50H109V52Q109 55 110 58Q111 61 113 63Q115 65 119 65H122V72H109V81Q109 85 110 88Q111 91 114 92Q117 94 122 94Q126 94 129 92Q132 90 133 87Q135 83 135 78V43H143V79Q143 86 141 91Q139 96 134 99Q129 101 122 101Z"
      />
    </svg>
  );
}
