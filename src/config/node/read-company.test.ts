import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CompanyFileError } from '../company';
import { readCompany } from './read-company';

test.each([
  ['{\n  "site": {},\n  "codes"\n}', "can't be read: "],
  ['{ "site": {} }', 'does not say whose site this is.'],
])('a company.json of %j is told in a line, by its name', (text, reason) => {
  const folder = mkdtempSync(join(tmpdir(), 'read-company-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'company.json');
  writeFileSync(file, text);
  const read = () => readCompany(file);
  expect(read).toThrow(CompanyFileError);
  expect(read).toThrow(`${file} ${reason}`);
  expect(read).not.toThrow('\n');
});
