import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { COMPANY_FILE_NAME } from '../../src/config/company';
import { readObject } from '../configure/build-files';
import { CommandError } from '../operator/program';

const whoseSchema = v.object({
  site: v.object({ name: v.string() }),
  codes: v.object({ slug: v.string() }),
});

/** Undefined for a release of before it was kept. @throws CommandError for one that can't be read */
function readWhose(folder: string): string | undefined {
  const file = join(folder, COMPANY_FILE_NAME);
  if (!existsSync(file)) return undefined;
  const whose = v.safeParse(whoseSchema, readObject(file));
  if (!whose.success) throw new CommandError(`${file} does not say whose build this is.`);
  return `${whose.output.site.name} (${whose.output.codes.slug})`;
}

/** What is served and can't be read any more is mended by the next deploy. */
function readServedWhose(folder: string): string | undefined {
  try {
    return readWhose(folder);
  } catch {
    return undefined;
  }
}

/** An upgrade that was not configured is the project's own site. @throws CommandError for another company's than what is served */
export function requireSameCompany(source: string, servedFolder: string): void {
  const [fresh, served] = [readWhose(source), readServedWhose(servedFolder)];
  if (fresh === undefined || served === undefined || fresh === served) return;
  throw new CommandError(
    `What is served is of ${served}, and this build of ${fresh}: configure it first, or deploy it with --other-company.`,
  );
}
