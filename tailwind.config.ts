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
  900: '#141433',
  950: '#0b0a20',
};

/** Print on white paper, and the same print under ultraviolet light, where paper is blue. */
export const day = { paper: '#ffffff', ink: '#0c1613', grey: '#4a5a54', rule: '#d5dedb', photo: '#eef2f0' };
export const lamp = {
  ink: '#eef3f1',
  grey: '#a5b1b8',
  rule: '#2c2f58',
  card: '#11112c',
  photo: '#7f93c9',
  print: '#070b1c',
  /** Drawn on a full print. */
  line: '#b9c2f4',
  /** The light itself, on white paper and on the dark sheet. */
  violet: '#6a4cff',
  glow: '#a68cff',
};
/** What waits for a person: neither passed nor refused. */
export const amber = { day: '#8a5200', lamp: '#ffc46b' };
export const alarm = { wash: '#fbe4e2', day: '#b3261e', lamp: '#ff8f85', glow: '#45171a' };

/** The second ink, that runs into the green: cool grey-blue by day, violet under the lamp. */
export const iris = { day: '#46639f', lamp: '#a98bff' };
/** In what the paper's fibres shine. */
export const uv = { green: primary[400], violet: iris.lamp, blue: '#5cb8ff' };
/** Where the paper is printed full: green by day, the lamp's own violet under it, and no other paper's tone. */
export const plate = {
  day: '#04301e',
  lamp: '#261a60',
  ink: '#e9f7ef',
  glow: '#d9d4ff',
  /** The two inks of line work on it by day: a hair's width of them must be seen. */
  mint: '#34d894',
  lilac: '#a9b9ff',
};

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
  'uv-2',
  'violet',
  'guilloche',
  'iris',
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
      second: iris,
      full: plate,
    },
  },
  plugins: [standInFonts],
} satisfies Config;
