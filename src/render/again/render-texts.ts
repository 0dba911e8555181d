import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildIdOf } from '../../build/output/build-id';
import { clearAway, compressOutdated } from '../../build/output/finish-again';
import { CLIENT_FOLDER } from '../../build/output/output-folders';
import { COMPANY_FILE_NAME, type CompanyFile } from '../../config/company';
import { renderAgain } from './render-again';

const FILE = join(dirname(CLIENT_FOLDER), COMPANY_FILE_NAME);

/** Makes a finished build the one that its code and the texts of now would give. */
export async function renderTexts(): Promise<void> {
  const company = JSON.parse(await readFile(FILE, 'utf8')) as CompanyFile;
  const id = await buildIdOf(company.built.code);
  // A payload that says the same is not written again.
  const [before, now] = [company.built.id, id].map((build) => join(CLIENT_FOLDER, '_payload', build));
  if (before && now) await rename(before, now);
  await renderAgain(id, { isTextsAlone: true });
  company.built.id = id;
  await writeFile(FILE, `${JSON.stringify(company, null, 2)}\n`);
  await clearAway(id);
  await compressOutdated();
}
