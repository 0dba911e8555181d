/** Each field's path, as `personal.email`, and its value as text. */
export function flatData(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value !== 'object' || value === null) {
    return [[path, typeof value === 'string' ? value : JSON.stringify(value ?? '')]];
  }
  return Object.entries(value).flatMap(([name, inner]) =>
    flatData(inner, path === '' ? name : `${path}.${name}`),
  );
}
