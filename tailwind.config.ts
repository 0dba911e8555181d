import type { Config } from 'tailwindcss';
import { standInFonts } from './src/ui/stand-in-fonts.ts';

/** Primary green: specification, section 9. */
export const primary = {
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
  /** Behind words, by day and under the lamp. */
  wash: '#e2f3ea',
  glow: '#0c2b29',
};

/** Cool grey: specification, section 9. */
export const cool = {
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
};

/** Print on white paper, and the same print under ultraviolet light, where paper is blue. */
export const day = { paper: '#ffffff', ink: '#0c1613', grey: '#4a5a54', rule: '#d5dedb', photo: '#eef2f0' };
export const lamp = {
  ink: '#eef3f1',
  grey: '#a5b1b8',
  rule: '#27304a',
  card: '#0d1226',
  photo: '#7f93c9',
  print: '#070b1c',
};
/** What waits for a person: neither passed nor refused. */
export const amber = { day: '#8a5200', lamp: '#ffc46b' };
export const alarm = { wash: '#fbe4e2', day: '#b3261e', lamp: '#ff8f85', glow: '#45171a' };

/** Meanings, not colours: src/ui/tokens.css makes each of the colours above. */
const MEANINGS = [
  'surface',
  'raised',
  'ink',
  'muted',
  'line',
  'accent',
  'accent-ink',
  'accent-soft',
  'danger',
  'danger-soft',
  'review',
  'uv',
  'guilloche',
  'card',
  'photo',
  'photo-ink',
  'specimen',
];

export default {
  content: [],
  theme: {
    colors: {
      ...Object.fromEntries(MEANINGS.map((name) => [name, `var(--color-${name})`])),
      primary,
      cool,
      day,
      lamp,
      alarm,
      amber,
    },
  },
  plugins: [standInFonts],
} satisfies Config;
