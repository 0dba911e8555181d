/** Keys without a character, as WebDriver names them: https://w3c.github.io/webdriver/#keyboard-actions */
const NAMED_KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

const isCharacter = (key: string): boolean => Array.from(key).length === 1;

/** @param key a character, or a name of those above */
export function keyValue(key: string): string {
  const value = isCharacter(key) ? key : NAMED_KEYS[key];
  if (value === undefined) throw new Error(`no key is called ${key}`);
  return value;
}
