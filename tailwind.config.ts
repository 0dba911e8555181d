import type { Config } from 'tailwindcss';

/** Meanings, not colours: src/ui/tokens.css gives each its value by daylight and under ultraviolet light. */
const meanings = [
  'surface',
  'raised',
  'ink',
  'muted',
  'line',
  'accent',
  'accent-ink',
  'accent-soft',
  'danger',
  'uv',
];

export default {
  content: [],
  theme: {
    extend: {
      colors: {
        ...Object.fromEntries(meanings.map((name) => [name, `var(--color-${name})`])),
        /** Primary green: specification, section 9. */
        primary: {
          50: '#effdf5',
          100: '#d8f9e6',
          200: '#b3f1cf',
          300: '#7be5b0',
          400: '#4dffa6',
          500: '#18b871',
          600: '#0e955a',
          700: '#0b7a48',
          800: '#0c603b',
          900: '#0b4f32',
          950: '#042c1b',
        },
        /** Cool grey: specification, section 9. */
        cool: {
          50: '#f6f8f7',
          100: '#eceff0',
          200: '#d9dfe1',
          300: '#b9c3c7',
          400: '#8e9ca3',
          500: '#6b7a82',
          600: '#53616a',
          700: '#434e56',
          800: '#20293a',
          900: '#10152a',
          950: '#080a14',
        },
      },
    },
  },
} satisfies Config;
