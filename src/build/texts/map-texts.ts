/** The same texts, each changed by itself. @param change is given a text and where it stands, as `a.b.c` */
export function mapTexts<Value>(value: Value, change: (text: string, path: string) => string): Value {
  return map(value, '', change) as Value;
}

function map(value: unknown, path: string, change: (text: string, path: string) => string): unknown {
  if (typeof value === 'string') return change(value, path);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, map(child, path ? `${path}.${key}` : key, change)]),
  );
}
