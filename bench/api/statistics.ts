/** The value that `share` of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const rounded = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

export const statusesOf = (statuses: Map<number, number>): string =>
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
