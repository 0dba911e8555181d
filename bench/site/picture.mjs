// One picture of a run: bars side by side, drawn from its own figures.

const ROWS = [
  ['JavaScript of a first visit', 'script bytes', 1000, 'kB'],
  ['Largest paint', 'largest paint, ms', 1, 'ms'],
  ['A control works after', 'pricing control works, ms', 1, 'ms'],
  ['Click to page', 'click to page, ms', 1, 'ms'],
];
const [WIDTH, LABEL, BAR, GAP] = [860, 150, 16, 6];

const text = (x, y, content, more = '') => `<text x="${x}" y="${y}"${more}>${content}</text>`;

/** @param summary of `createFigures`. @returns an SVG that reads well on light and on dark paper */
export function picture(summary) {
  const builds = Object.keys(summary);
  let y = 8;
  const parts = [];
  for (const [title, name, unit, unitName] of ROWS) {
    const values = builds.map((build) => (summary[build][name]?.median ?? Number.NaN) / unit);
    const most = Math.max(...values.filter(Number.isFinite), 1);
    y += 20;
    parts.push(text(0, y, title, ' font-weight="600"'));
    y += 10;
    for (const [index, build] of builds.entries()) {
      const value = values[index];
      const length = Number.isFinite(value) ? ((WIDTH - LABEL - 90) * value) / most : 0;
      const label = Number.isFinite(value) ? `${value.toFixed(unit === 1 ? 0 : 1)} ${unitName}` : 'has none';
      parts.push(
        text(LABEL - 10, y + 13, build, ' text-anchor="end"'),
        `<rect x="${LABEL}" y="${y}" width="${length.toFixed(1)}" height="${BAR}" rx="2" fill="${build === 'this site' ? '#0a7a48' : '#8a9a91'}"/>`,
        text(LABEL + length + 8, y + 13, label),
      );
      y += BAR + GAP;
    }
    y += 8;
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" width="${WIDTH}" height="${y}" font-family="system-ui, sans-serif" font-size="13" fill="#5f7268">`,
    '<title>How fast this site is beside others</title>',
    ...parts,
    '</svg>\n',
  ].join('');
}
