// Figures by build and by name: what was measured, and what is said of it.

const sorted = (values) => values.toSorted((a, b) => a - b);

export const median = (values) => sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Collects what is measured, and gives the median of it with its range. */
export function createFigures() {
  const byBuild = new Map();
  return {
    add(build, name, value) {
      const figures = byBuild.get(build) ?? new Map();
      byBuild.set(build, figures);
      figures.set(name, [...(figures.get(name) ?? []), value]);
    },
    summary() {
      const entries = Array.from(byBuild, ([build, figures]) => [
        build,
        Object.fromEntries(
          Array.from(figures, ([name, values]) => [
            name,
            {
              median: Math.round(median(values)),
              from: Math.round(Math.min(...values)),
              to: Math.round(Math.max(...values)),
            },
          ]),
        ),
      ]);
      return Object.fromEntries(entries);
    },
  };
}

/** As a table in Markdown, a build a column. */
export function table(summary) {
  const builds = Object.keys(summary);
  const names = [...new Set(builds.flatMap((build) => Object.keys(summary[build])))];
  const cell = (build, name) => {
    const figure = summary[build][name];
    return figure ? `${figure.median} (${figure.from}–${figure.to})` : '–';
  };
  return [
    `| | ${builds.join(' | ')} |`,
    `|-|${builds.map(() => '-').join('|')}|`,
    ...names.map((name) => `| ${name} | ${builds.map((build) => cell(build, name)).join(' | ')} |`),
  ].join('\n');
}
