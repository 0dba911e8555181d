import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { COMPANY_FILE_NAME } from '../../src/config/company';
import { CommandError } from '../operator/program';

const whoseSchema = v.object({
  site: v.object({ name: v.string() }),
  codes: v.object({ slug: v.string() }),
});

/** Undefined for a release of before it was kept. */
function readWhose(folder: string): string | undefined {
  const file = join(folder, COMPANY_FILE_NAME);
  if (!existsSync(file)) return undefined;
  const { site, codes } = v.parse(whoseSchema, JSON.parse(readFileSync(file, 'utf8')));
  return `${site.name} (${codes.slug})`;
}

/** An upgrade that was not configured is the project's own site. @throws CommandError for another company's than what is served */
export function requireSameCompany(source: string, servedFolder: string): void {
  const [fresh, served] = [readWhose(source), readWhose(servedFolder)];
  if (fresh === undefined || served === undefined || fresh === served) return;
  throw new CommandError(
    `What is served is of ${served}, and this build of ${fresh}: configure it first, or deploy it with --other-company.`,
  );
}
