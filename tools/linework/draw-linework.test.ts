import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drawLinework, LINEWORK_FOLDER } from './draw-linework';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'linework-'));
});

afterEach(() => rmSync(root, { recursive: true }));

it('leaves no drawing that another commit had', () => {
  const folder = join(root, LINEWORK_FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const name of ['rosette-old.svg', 'rosette.svg', 'styles.css', 'band.svg.1234'])
    writeFileSync(join(folder, name), 'another');
  drawLinework(root, { documents: { rosette: 'B1N2C3D4E' }, styles: {} });
  const left = readdirSync(folder);
  expect(left).not.toContain('rosette-old.svg');
  // What a process beside has drawn, and what it is about to put in its place.
  expect(left).toEqual(expect.arrayContaining(['rosette.svg', 'styles.css', 'band.svg.1234']));
});
