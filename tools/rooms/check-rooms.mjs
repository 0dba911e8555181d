import { readFileSync, writeFileSync } from 'node:fs';
import { importsBelow } from './imports.mjs';
import { ROOMS } from './rooms.mjs';

const README = 'src/README.md';
const MAP = /(Arrows read [\s\S]*?```\n)[\s\S]*?(```)/;
const NAME_WIDTH = 17;
const LINE_WIDTH = 116;

const TEST = /\.(?:test|spec)\.tsx?$|[\\/]testing[\\/]/;
/** Tests may read the texts that they expect, speak them, and stand in for the browser. */
const FREE_IN_TESTS = ['locales', 'src/testing', 'src/locale', 'src/runtime'];

const nameOf = (path) => path.replace(/^src\//, '');
const byLength = ROOMS.toSorted((a, b) => b.path.length - a.path.length);
/** Configurations of tools stand where the tools look for them, and name what they like. */
const CONFIGURATION = /\.config\.ts$/;
const roomOf = (path) =>
  CONFIGURATION.test(path)
    ? undefined
    : byLength.find((room) => path === room.path || path.startsWith(`${room.path}/`));

function wrap(text, indent) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (indent + last.length + word.length > LINE_WIDTH) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.join(`\n${' '.repeat(indent)}`);
}

function drawMap() {
  return ROOMS.map(({ path, what, mayImport }) => {
    const text = `${what} -> ${mayImport.join(', ') || 'nothing'}`;
    return `${`${nameOf(path)}/`.padEnd(NAME_WIDTH)}${wrap(text, NAME_WIDTH)}\n`;
  }).join('');
}

function upwardArrows() {
  const names = ROOMS.map(({ path }) => nameOf(path));
  return ROOMS.flatMap(({ mayImport }, index) =>
    mayImport
      .filter((name) => !names.slice(0, index).includes(name))
      .map((name) => `${names[index]} -> ${name}`),
  );
}

function findProblems() {
  const unused = new Set(
    ROOMS.flatMap(({ path, mayImport }) => mayImport.map((name) => `${nameOf(path)} -> ${name}`)),
  );
  const forbidden = [];
  for (const { file, line, target } of importsBelow(['src', 'server', 'locales', 'bench', 'e2e', 'tools'])) {
    const from = roomOf(file);
    const to = roomOf(target);
    if (!from || !to || from === to) continue;
    const arrow = `${nameOf(from.path)} -> ${nameOf(to.path)}`;
    const isTest = TEST.test(file);
    if (!isTest || from.path === 'e2e') unused.delete(arrow);
    if (from.mayImport.includes(nameOf(to.path)) || (isTest && FREE_IN_TESTS.includes(to.path))) continue;
    forbidden.push(`${file}:${line}: ${arrow} is not on the map`);
  }
  return [
    ...forbidden,
    ...Array.from(unused, (arrow) => `${arrow} is on the map, and nobody draws it`),
    ...upwardArrows().map((arrow) => `${arrow} leads upwards, and would close a circle`),
  ];
}

const readme = readFileSync(README, 'utf8');
const drawn = readme.replace(MAP, (_whole, before, after) => before + drawMap() + after);
const problems = findProblems();
if (process.argv.includes('--write')) writeFileSync(README, drawn);
else if (drawn !== readme) problems.push(`${README} shows another map: run npm run fix`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) console.error('The map of rooms is tools/rooms/rooms.mjs.');
process.exitCode = problems.length > 0 ? 1 : 0;
